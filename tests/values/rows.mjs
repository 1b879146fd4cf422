import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {DatabaseSync} from 'node:sqlite';
import {Worker} from 'node:worker_threads';
import {PGlite} from '@electric-sql/pglite';
import {FieldValue, Timestamp} from '@google-cloud/firestore';
import {Decimal as PrismaDecimal} from '@prisma/client-runtime-utils';
import {configureStore, createAction, createAsyncThunk} from '@reduxjs/toolkit';
import {PostgrestClient} from '@supabase/postgrest-js';
import {Big} from 'big.js';
import {BigNumber} from 'bignumber.js';
import {Long} from 'bson';
import {load} from 'cheerio';
import {parse as parseCsv} from 'csv-parse/sync';
import dayjs from 'dayjs';
import {Decimal} from 'decimal.js';
import {drizzle} from 'drizzle-orm/pglite';
import {pgTable, text} from 'drizzle-orm/pg-core';
import {Chunk} from 'effect';
import express from 'express';
import {XMLParser} from 'fast-xml-parser';
import fastify from 'fastify';
import {buildSchema, graphqlSync} from 'graphql';
import * as immutable from 'immutable';
import ini from 'ini';
import {JSDOM} from 'jsdom';
import knex from 'knex';
import PGliteDialect from 'knex-pglite';
import {DateTime} from 'luxon';
import * as mobx from 'mobx';
import moment from 'moment';
import mongoose from 'mongoose';
import {errAsync} from 'neverthrow';
import papaparse from 'papaparse';
import pg from 'pg';
import queryString from 'query-string';
import {firstValueFrom, of} from 'rxjs';
import {DataTypes, Sequelize} from 'sequelize';
import {parse as parseToml} from 'smol-toml';
import supertest from 'supertest';
import {reactive, ref} from 'vue';
import {parse as parseYaml} from 'yaml';
import {z} from 'zod';

/**
 * Checks that a reader expects to pass.
 *
 * @param matchers arguments by matcher, or a function that makes them of the value
 * @param options `of` makes of the value what the matchers receive, and `label` names all of them
 */
const working = (matchers, {of = value => value, label, role = ''} = {}) => ({
  ...{matchers, of, label, role},
  expected: 'passes',
});

/** Checks that a reader expects to fail: where one passes, the mistake stays hidden. */
const failing = (matchers, options) => ({...working(matchers, options), expected: 'fails'});

/** Arguments for `{ id: '5', name: 'Ada' }`, for a list of "a" and "b", and for the number 5. */
const cases = JSON.parse(readFileSync(new URL('checks.cases', import.meta.url), 'utf8'));

const keys = working(cases.keys, {label: 'matchers for keys, values and entries'});
const fields = [keys, working(cases.members, {of: value => [value], label: 'partial matchers'})];
const list = [working(cases.list)];
const negate = value => (typeof value === 'string' ? `-${value}` : (value.neg?.() ?? value.negated?.() ?? -value));
const number = [
  working(cases.number, {label: 'number matchers'}),
  working({toBeNegative: []}, {of: negate, role: 'for -5, '}),
];

const [past, future] = [new Date('2020-01-01T00:00Z'), new Date('2030-01-01T00:00Z')];
const asArgument = {of: () => past, role: 'as the argument, '};

/** For a day of January 2026, also as the argument. */
const date = [
  working(
    {
      toBeDate: [],
      toBeValidDate: [],
      toBeAfter: [past],
      toBeAfterOrEqualTo: [past],
      toBeBefore: [future],
      toBeBeforeOrEqualTo: [future],
      toBeBetween: [past, future],
    },
    {label: 'date matchers'},
  ),
  working(day => ({toBeBefore: [day]}), asArgument),
  failing(day => ({toBeAfter: [day]}), asArgument),
];

/** For a pair of values: in matchers of jest-extended and of Jest. */
const compare = [([, other]) => ({toIncludeSameMembers: [[other]], toContainEqual: [other]}), {of: ([one]) => [one]}];
const [same, different] = [[working(...compare)], [failing(...compare)]];

/** For something that fails without rejecting. */
const rejected = [failing({toResolve: []}), working({toReject: []})];

const person = {id: '5', name: 'Ada'};
const day = new Date('2026-01-02T00:00Z');
const {window} = new JSDOM('<p data-id="5"></p><p></p>', {url: 'http://localhost'});
const paragraphs = window.document.querySelectorAll('p');

const schema = buildSchema('type Query { id: String, name: String }');

const app = express().get('/params/:id/:name', ({params}, response) => {
  app.locals.params = params;
  response.end();
});
app.get('/broken', (_request, response) => response.status(500).end());
await supertest(app).get('/params/5/Ada');
const server = createServer(app).listen(0, '127.0.0.1');
server.unref();
const url = path => `http://127.0.0.1:${server.address().port}${path}`;

const web = fastify();
let fastifyRequest;
web.get('/:id/:name', async request => ((fastifyRequest = request), ''));
await web.inject('/5/Ada?id=5&name=Ada');

const User = mongoose.model('User', new mongoose.Schema({id: String, name: String}, {id: false, _id: false}));
const {tags} = new (mongoose.model('Tags', new mongoose.Schema({tags: [String]})))({tags: ['a', 'b']});
const sequelize = new Sequelize({dialect: 'postgres', dialectModule: pg});
const columns = {id: {type: DataTypes.STRING, primaryKey: true}, name: DataTypes.STRING};
const Account = sequelize.define('Account', columns, {timestamps: false});

const database = new PGlite();
await database.exec('CREATE TABLE items (name text)');
const {rows: totals} = await database.query('SELECT 5::numeric AS total');
const {rows: people} = await database.query("SELECT '5' AS id, 'Ada' AS name");
const items = pgTable('items', {name: text()});
const drizzleDb = drizzle(database);
const knexDb = knex({client: PGliteDialect, connection: {pglite: database}});
let requests = 0;
const supabase = new PostgrestClient('http://a', {fetch: async () => new Response(`${++requests}`, {status: 201})});
const countWrites = async () => requests + (await database.query('SELECT count(*)::int AS n FROM items')).rows[0].n;

const loadUser = createAsyncThunk('load', () => Promise.reject(new Error('boom')));
const store = configureStore({reducer: () => ({})});

const post = "require('worker_threads').parentPort.postMessage([new Date('2026-01-02'), new RangeError('boom')])";
const [sentDate, sentError] = await new Promise(resolve => new Worker(post, {eval: true}).once('message', resolve));
const throwSent = () => {
  throw sentError;
};

const form = new FormData();
for (const [key, value] of Object.entries(person)) form.append(key, value);

const [response, fetched] = [await supertest(app).get('/params/5/Ada'), await fetch(url('/params/5/Ada'))];
const {INT8, NUMERIC} = pg.types.builtins;

/** @returns how often an insert runs that is passed to `.toResolve()` and then awaited */
async function countRuns(getInsert) {
  const before = await countWrites();
  const insert = getInsert();
  await expect(insert).toResolve();
  await insert;
  return `the insert runs ${['never', 'once', 'twice'][(await countWrites()) - before]}`;
}

/**
 * A row of the table.
 *
 * @param word what its first cell has, and no cell above it
 * @param help `fix` makes of the value what the last cell says, after which every check passes; `instead` is an assertion that does
 * @param createValues returns new values each time, all of one verdict
 */
const row = (word, checks, help, createValues) => ({word, checks, createValues, ...help});

/** For an object that does not inherit from `Object.prototype`. */
const spread = {fix: data => ({...data})};

const asText = {fix: pair => pair.map(String)};
const asIs = {fix: value => value};

/** The rows, in the order of the table. */
export const rows = [
  row('Documents of **Mongoose', fields, {fix: document => document.toObject()}, () => [new User(person)]),
  row('Sequelize', fields, {fix: user => user.get({plain: true})}, () => [Account.build(person)]),
  row('node:sqlite', fields, spread, () => [
    new DatabaseSync(':memory:').prepare("SELECT '5' AS id, 'Ada' AS name").get(),
  ]),
  row('Papa Parse', number, {fix: Number}, () => [
    ...[INT8, NUMERIC].map(type => pg.types.getTypeParser(type)('5')),
    totals[0].total,
    parseCsv('total\n5', {columns: true})[0].total,
    papaparse.parse('total\n5', {header: true}).data[0].total,
  ]),
  row('**big.js**', number, {fix: value => value.toNumber()}, () => [
    ...[PrismaDecimal, Decimal, Big, BigNumber].map(Number => new Number(5)),
    Long.fromNumber(5),
  ]),
  row('and of decimal.js', same, asText, () => [[new PrismaDecimal(5), new Decimal(5)]]),
  row('Day.js', date, {fix: time => time.toJSDate?.() ?? time.toDate()}, () => [
    DateTime.fromJSDate(day),
    dayjs(day),
    moment(day),
  ]),
  row('weekday', same, {fix: pair => pair.map(time => time.toMillis())}, () => {
    const [one, other] = [DateTime.fromJSDate(day), DateTime.fromJSDate(day)];
    return one.weekday && [[one, other]];
  }),
  row('Temporal.Instant', date, {fix: instant => new Date(instant.epochMilliseconds)}, () => [day.toTemporalInstant()]),
  row('Two **Temporal', different, asText, () => [['2026-01-02', '2020-01-02'].map(t => Temporal.PlainDate.from(t))]),
  row('`Timestamp` of', date, {fix: timestamp => timestamp.toDate()}, () => [Timestamp.fromDate(day)]),
  row('YAML', date, {fix: due => new Date(due)}, () => [parseYaml('due: 2026-01-02').due]),
  row('NodeList', list, {fix: value => [...value]}, () => [
    paragraphs,
    window.document.getElementsByTagName('p'),
    load('<p></p><p></p>')('p'),
    immutable.List(['a', 'b']),
    Chunk.make('a', 'b'),
  ]),
  row('push()', same, {fix: pair => pair.map(item => item.toJS())}, () => [
    [immutable.List(['a', 'b']), immutable.List(['a']).push('b')],
  ]),
  row(
    'fast-xml-parser',
    [working({toBeArray: [], toBeArrayOfSize: [1], toIncludeSameMembers: [['a']]})],
    {fix: () => new XMLParser({isArray: name => name === 'item'}).parse('<all><item>a</item></all>').all.item},
    () => [new XMLParser().parse('<all><item>a</item></all>').all.item],
  ),
  row('smol-toml', fields, spread, () => [ini.parse('id=5\nname=Ada'), parseToml('id = "5"\nname = "Ada"')]),
  row('Fastify', fields, spread, () => [
    app.locals.params,
    fastifyRequest.params,
    fastifyRequest.query,
    queryString.parse('id=5&name=Ada'),
  ]),
  row(
    'Names of headers',
    [working({toContainKey: ['X-Powered-By'], toContainEntry: [['X-Powered-By', 'Express']]})],
    {instead: headers => expect(headers).toContainEntry(['x-powered-by', 'Express'])},
    () => [response.headers, Object.fromEntries(fetched.headers)],
  ),
  row('FormData', [keys, failing({toBeEmptyObject: []})], {fix: headers => Object.fromEntries(headers)}, () => [
    ...[new Headers(person), new URLSearchParams(person), form, new Map(Object.entries(person))],
  ]),
  row('Two `Response`s', different, {fix: () => ['a', 'b']}, () => [
    [new Response('a'), new Response('b', {status: 500})],
    [new Blob(['a']), new Blob(['b'])],
  ]),
  row('answers with 500', rejected, {instead: async request => expect((await request).ok).toBeFalse()}, () => [
    fetch(url('/broken')),
    supertest(app).get('/broken'),
  ]),
  row(
    'ZodError',
    [working({toThrowWithMessage: [z.ZodError, 'Invalid input: expected string, received number']})],
    {instead: parse => expect(parse).toThrowWithMessage(z.ZodError, /received number/)},
    () => [() => z.string().parse(1)],
  ),
  row('GraphQL', fields, spread, () => [graphqlSync({schema, source: '{ id name }', rootValue: person}).data]),
  row('maps of **MobX**', [keys], {fix: map => Object.fromEntries(map)}, () => [
    immutable.Map(person),
    mobx.observable.map(person),
  ]),
  row('`ref()`', [keys], {fix: value => value.value}, () => [ref(person)]),
  row(
    'without a payload',
    [working({toContainAllKeys: [['type']], toStrictEqual: [{type: 'reset'}]})],
    {instead: action => expect(action).toEqual({type: 'reset'})},
    () => [createAction('reset')()],
  ),
  row('FieldValue.delete', different, {instead: ([one, other]) => expect(one).not.toStrictEqual(other)}, () => [
    [FieldValue.delete(), FieldValue.serverTimestamp()],
  ]),
  row('localStorage', [working({toBeEmpty: []})], spread, () => [window.localStorage, paragraphs[1].dataset]),
  row('.attr()', fields, spread, () => [load('<p id="5" name="Ada"></p>')('p').attr()]),
  row('Dates that a', date, {fix: sent => new Date(sent)}, () => [sentDate]),
  row(
    'Errors that a',
    [working({toThrowWithMessage: [RangeError, 'boom']})],
    {instead: fail => expect(fail).toThrow('boom')},
    () => [throwSent],
  ),
  row('Knex', [], {run: countRuns, fix: insert => insert.then(rows => rows)}, () => [
    knexDb('items').insert({name: 'a'}),
    drizzleDb.insert(items).values({name: 'a'}),
    supabase.from('items').insert({name: 'a'}),
  ]),
  row('A failed request of', rejected, {fix: query => query.throwOnError()}, () => [
    new PostgrestClient(url('')).from('missing').select(),
  ]),
  row('neverthrow', rejected, {instead: async result => expect((await result).isErr()).toBeTrue()}, () => [
    errAsync('boom'),
  ]),
  row('thunk', rejected, {fix: action => action.unwrap()}, () => [store.dispatch(loadUser())]),
  row('RxJS', [working({toResolve: []})], {fix: firstValueFrom}, () => [of(1)]),
  row('Rows of **PGlite', fields, asIs, () => [people[0], reactive(person), mobx.observable(person)]),
  row('Arrays', list, asIs, () => [...[mobx.observable, reactive].map(wrap => wrap(['a', 'b'])), tags]),
];
