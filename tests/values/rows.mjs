import {createServer} from 'node:http';
import {DatabaseSync} from 'node:sqlite';
import {Worker} from 'node:worker_threads';
import {PGlite} from '@electric-sql/pglite';
import {Timestamp} from '@google-cloud/firestore';
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
import {date, different, failing, keys, list, members, number, same, working} from './checks.mjs';

const person = {id: '5', name: 'Ada'};
const day = new Date('2026-01-02T00:00Z');
const {window} = new JSDOM('<p data-id="5"></p><p></p>', {url: 'http://localhost'});
const paragraphs = window.document.querySelectorAll('p');

const schema = buildSchema('type Query { id: String, name: String }');
const graphqlData = () => graphqlSync({schema, source: '{ id name }', rootValue: person}).data;
const sqliteRow = () => new DatabaseSync(':memory:').prepare("SELECT '5' AS id, 'Ada' AS name").get();

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
const countItems = async () => (await database.query('SELECT count(*)::int AS n FROM items')).rows[0].n;

const loadUser = createAsyncThunk('load', () => Promise.reject(new Error('boom')));
const store = configureStore({reducer: () => ({})});

const fromWorker = await new Promise((resolve, reject) =>
  new Worker("require('node:worker_threads').parentPort.postMessage(new Date('2026-01-02T00:00Z'))", {eval: true})
    .once('message', resolve)
    .once('error', reject),
);

/** For something that fails without rejecting. */
const rejected = [failing({toResolve: []}), working({toReject: []})];

const form = new FormData();
for (const [key, value] of Object.entries(person)) form.append(key, value);

/** @returns how often an insert runs that is passed to `.toResolve()` and then awaited */
async function countRuns(getInsert) {
  await database.exec('DELETE FROM items');
  const builder = getInsert();
  await expect(builder).toResolve();
  await builder;
  return ['never', 'once', 'twice'][await countItems()];
}

const [response, fetched] = [await supertest(app).get('/params/5/Ada'), await fetch(url('/params/5/Ada'))];
const read = time => time.weekday && time;

/**
 * A row of the table.
 *
 * @param word what its first cell has, and no cell above it
 * @param help `fix` makes of the value what the last cell says, after which every check passes; `instead` is an assertion that does
 * @param values functions that return a new value each time, all of one verdict
 */
const row = (word, checks, help, ...values) => ({word, checks, values, ...help});

/** The rows, in the order of the table. */
export const rows = [
  row(
    'GraphQL',
    [keys, members],
    {fix: data => ({...data})},
    graphqlData,
    sqliteRow,
    () => app.locals.params,
    () => fastifyRequest.params,
    () => fastifyRequest.query,
    () => ini.parse('id=5\nname=Ada'),
    () => parseToml('id = "5"\nname = "Ada"'),
    () => queryString.parse('id=5&name=Ada'),
    () => load('<p id="5" name="Ada"></p>')('p').attr(),
  ),
  row('Mongoose', [keys, members], {fix: document => document.toObject()}, () => new User(person)),
  row('Sequelize', [keys, members], {fix: user => user.get({plain: true})}, () => Account.build(person)),
  row(
    'PGlite',
    [number],
    {fix: Number},
    () => pg.types.getTypeParser(pg.types.builtins.INT8)('5'),
    () => pg.types.getTypeParser(pg.types.builtins.NUMERIC)('5'),
    () => totals[0].total,
    () => parseCsv('total\n5', {columns: true})[0].total,
    () => papaparse.parse('total\n5', {header: true}).data[0].total,
  ),
  row(
    'decimal.js, big',
    [number],
    {fix: value => value.toNumber()},
    ...[new PrismaDecimal(5), new Decimal(5), new Big(5), new BigNumber(5), Long.fromNumber(5)].map(
      value => () => value,
    ),
  ),
  row(
    'Day.js',
    date,
    {fix: time => time.toJSDate?.() ?? time.toDate()},
    () => DateTime.fromJSDate(day),
    () => dayjs(day),
    () => moment(day),
  ),
  row('Temporal.Instant', date, {fix: instant => new Date(instant.epochMilliseconds)}, () =>
    Temporal.Instant.from('2026-01-02T00:00Z'),
  ),
  row('Firestore', date, {fix: timestamp => timestamp.toDate()}, () => Timestamp.fromDate(day)),
  row('YAML', date, {fix: due => new Date(due)}, () => parseYaml('due: 2026-01-02').due),
  row('worker', date, {fix: sent => new Date(sent)}, () => fromWorker),
  row(
    'NodeList',
    [list],
    {fix: value => [...value]},
    () => paragraphs,
    () => window.document.getElementsByTagName('p'),
    () => load('<p></p><p></p>')('p'),
    () => immutable.List(['a', 'b']),
    () => Chunk.make('a', 'b'),
  ),
  row(
    'maps of MobX',
    [keys],
    {fix: map => Object.fromEntries(map)},
    () => immutable.Map(person),
    () => mobx.observable.map(person),
  ),
  row(
    'FormData',
    [keys, failing({toBeEmptyObject: []})],
    {fix: headers => Object.fromEntries(headers)},
    ...[new Headers(person), new URLSearchParams(person), form, new Map(Object.entries(person))].map(v => () => v),
  ),
  row('Vue', [keys], {fix: value => value.value}, () => ref(person)),
  row(
    'fast-xml-parser',
    [working({toBeArray: [], toBeArrayOfSize: [1], toIncludeSameMembers: [['a']]})],
    {fix: () => new XMLParser({isArray: name => name === 'item'}).parse('<all><item>a</item></all>').all.item},
    () => new XMLParser().parse('<all><item>a</item></all>').all.item,
  ),
  row(
    'localStorage',
    [working({toBeEmpty: []})],
    {fix: storage => ({...storage})},
    () => window.localStorage,
    () => paragraphs[1].dataset,
  ),
  row(
    'headers',
    [working({toContainKey: ['X-Powered-By'], toContainEntry: [['X-Powered-By', 'Express']]})],
    {instead: headers => expect(headers).toContainEntry(['x-powered-by', 'Express'])},
    () => response.headers,
    () => Object.fromEntries(fetched.headers),
  ),
  row('Two Temporal', different, {fix: pair => pair.map(String)}, () =>
    ['2026-01-02', '2020-01-02'].map(text => Temporal.PlainDate.from(text)),
  ),
  row(
    'Response`s',
    different,
    {fix: () => ['a', 'b']},
    () => [new Response('a'), new Response('b', {status: 500})],
    () => [new Blob(['a']), new Blob(['b'])],
  ),
  row('Decimals of Prisma and', same, {fix: pair => pair.map(String)}, () => [new PrismaDecimal(5), new Decimal(5)]),
  row('push()', same, {fix: pair => pair.map(item => item.toJS())}, () => [
    immutable.List(['a', 'b']),
    immutable.List(['a']).push('b'),
  ]),
  row('weekday', same, {fix: pair => pair.map(time => time.toMillis())}, () => [
    read(DateTime.fromJSDate(day)),
    DateTime.fromJSDate(day),
  ]),
  row(
    'answers with 500',
    rejected,
    {instead: async request => expect((await request).ok).toBeFalse()},
    () => fetch(url('/broken')),
    () => supertest(app).get('/broken'),
  ),
  row('Supabase', rejected, {fix: query => query.throwOnError()}, () =>
    new PostgrestClient(url('')).from('missing').select(),
  ),
  row('ResultAsync', rejected, {instead: async result => expect((await result).isErr()).toBeTrue()}, () =>
    errAsync('boom'),
  ),
  row('thunk', rejected, {fix: action => action.unwrap()}, () => store.dispatch(loadUser())),
  row('Observable', [working({toResolve: []})], {fix: firstValueFrom}, () => of(1)),
  row(
    'without a payload',
    [working({toContainAllKeys: [['type']], toStrictEqual: [{type: 'reset'}]})],
    {instead: action => expect(action).toEqual({type: 'reset'})},
    () => createAction('reset')(),
  ),
  row(
    'Knex',
    [],
    {run: async insert => `the insert runs ${await countRuns(insert)}`, fix: insert => insert.then(rows => rows)},
    () => knexDb('items').insert({name: 'a'}),
    () => drizzleDb.insert(items).values({name: 'a'}),
  ),
  row(
    'ZodError',
    [working({toThrowWithMessage: [z.ZodError, 'Invalid input: expected string, received number']})],
    {instead: parse => expect(parse).toThrowWithMessage(z.ZodError, /received number/)},
    () => () => z.string().parse(1),
  ),
];

const Tags = mongoose.model('Tags', new mongoose.Schema({tags: [String]}));

/** Values that work as they are: checks, and the values. */
export const plain = [
  [[keys, members], () => people[0]],
  [[keys, members], () => reactive(person)],
  [[keys, members], () => mobx.observable(person)],
  [[list], () => mobx.observable(['a', 'b'])],
  [[list], () => new Tags({tags: ['a', 'b']}).tags],
];
