import ts from 'typescript';

/** The call of `test('name', () => {...})` that a statement is, if it is one. */
function testOf(statement: ts.Statement) {
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return undefined;
  const [name, run] = statement.expression.arguments;
  if (!name || !run || !ts.isStringLiteral(name) || !ts.isArrowFunction(run) || !ts.isBlock(run.body)) return undefined;
  return {statement, name: name.text, body: run.body};
}

/**
 * Reads the one test of an example.
 * @param text the example's text
 * @param path its path, for messages
 * @returns the test's name, its text, and its statements without their indentation
 * @throws when the file does not hold exactly one `test('name', () => {...})`
 */
export function testIn(text: string, path: string): {name: string; source: string; statements: string[]} {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const [found, another] = file.statements.flatMap(statement => testOf(statement) ?? []);
  if (!found || another) throw new Error(`${path} must hold exactly one test('name', () => {...}).`);
  const statements = found.body.statements.map(each => each.getText(file).replace(/^ {2}/gm, ''));
  return {name: found.name, source: found.statement.getText(file), statements};
}
