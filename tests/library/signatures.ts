import {readFileSync} from 'node:fs';
import type {MatcherFacts, Parameter} from '@jest-extended/catalogue/library';
import ts from 'typescript';

/** The library's type declarations. */
const TYPES = require.resolve('jest-extended/types/index.d.ts');

/** Names of parameters on the pages where the library's names are less clear. */
const clearer: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  toBeArrayOfSize: {x: 'size'},
  toIncludeMultiple: {substring: 'substrings'},
};

export type Signature = Omit<MatcherFacts, 'since'>;

/**
 * The signatures in the interface `jest.Matchers`, which has all matchers (`CustomMatchers` lacks `toBeInteger`).
 * @param text the library's declaration file
 * @returns the signatures by matcher
 * @throws {Error} if the file has no such interface
 */
export function readSignatures(text = readFileSync(TYPES, 'utf8')): Map<string, Signature> {
  const file = ts.createSourceFile('index.d.ts', text, ts.ScriptTarget.Latest, true);
  const matchers = findInterfaces(file).find(({name, parent}) => name.text === 'Matchers' && ts.isModuleBlock(parent));
  if (!matchers)
    throw new Error(
      "The library's types have no interface Matchers in a namespace: adapt tests/library/signatures.ts to their new structure.",
    );
  return new Map(
    matchers.members.filter(ts.isMethodSignature).map(member => [member.name.getText(file), read(member)]),
  );

  function read(member: ts.MethodSignature): Signature {
    const names = clearer[member.name.getText(file)] ?? {};
    const typeParameters = member.typeParameters?.map(each => each.getText(file)).join(', ');
    return {
      ...(typeParameters && {typeParameters: `<${typeParameters}>`}),
      parameters: member.parameters.map(each => formatParameter(each, names)),
      ...(member.type?.getText(file).startsWith('Promise<') && {isAsync: true}),
    };
  }

  function formatParameter(node: ts.ParameterDeclaration, names: Readonly<Record<string, string>>): Parameter {
    const name = node.name.getText(file);
    const type = (node.type?.getText(file) ?? 'unknown').replaceAll(/\s+/g, ' ');
    return {
      name: names[name] ?? name,
      type,
      ...(node.questionToken && {isOptional: true}),
      ...(node.dotDotDotToken && {isRest: true}),
    };
  }
}

function findInterfaces(node: ts.Node): ts.InterfaceDeclaration[] {
  const found: ts.InterfaceDeclaration[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isInterfaceDeclaration(each)) found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}
