import { parseSync, Visitor } from 'vite'

export type Change = { start: number; end: number; text: string; kind: string; line: number }

const turned: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}

const large = 1000

type Span = { start: number; end: number }

/** All mutants of a file, in order. @throws Error when it does not parse */
export function findChanges(file: string, source: string): Change[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const changes: Change[] = []
  const fixed = fixedSpans(program.body)
  const add = ({ start, end }: Span, text: string, kind: string) => {
    const line = source.slice(0, start).split('\n').length
    changes.push({ start, end, text, kind, line })
  }
  const turn = (operator: string, left: Span, right: Span) => {
    const text = turned[operator]
    const start = source.indexOf(operator, left.end)
    if (text && start < right.start)
      add({ start, end: start + operator.length }, text, `${operator} → ${text}`)
  }
  const negate = (test: Span, kind: string) => add(test, `!(${source.slice(test.start, test.end)})`, kind)

  new Visitor({
    'BinaryExpression:exit': ({ operator, left, right }) => turn(operator, left, right),
    'LogicalExpression:exit': ({ operator, left, right, start, end }) => {
      if (operator !== '??') return turn(operator, left, right)
      // `??` must not be mixed with `&&` without parentheses.
      const [first, second] = [left, right].map((side) => `(${source.slice(side.start, side.end)})`)
      add({ start, end }, `(${first} && ${second})`, '?? → &&')
    },
    'IfStatement:exit': ({ test, alternate, ...statement }) => {
      negate(test, 'condition negated')
      if (!alternate) add({ start: statement.start, end: statement.end }, '{}', 'guard dropped')
    },
    'ConditionalExpression:exit': ({ test }) => negate(test, 'condition negated'),
    'UnaryExpression:exit': ({ operator, argument, start, end }) => {
      if (operator === '!') add({ start, end }, source.slice(argument.start, argument.end), '! dropped')
    },
    'ExpressionStatement:exit': ({ expression, start, end }) => {
      const call = expression.type === 'AwaitExpression' ? expression.argument : expression
      if (call.type === 'CallExpression') add({ start, end }, '{}', 'call removed')
    },
    'Literal:exit': ({ value, start, end }) => {
      if (typeof value === 'boolean') add({ start, end }, String(!value), 'boolean turned')
      if (typeof value === 'number' && value < large)
        add({ start, end }, String(value + 1), 'number off by one')
      // Doubled, since tests do not notice one millisecond more.
      else if (typeof value === 'number') add({ start, end }, String(value * 2), 'number doubled')
      if (typeof value === 'string' && value !== '') add({ start, end }, `''`, 'text emptied')
    },
    'TSLiteralType:exit': ({ start, end }) => {
      fixed.push({ start, end })
    },
    // Class names and pixel sizes are appearance, which only pictures test.
    'JSXAttribute:exit': ({ name, value, start, end }) => {
      const isClass = name.name === 'className' && value?.type === 'Literal'
      const isSize = ['size', 'width', 'height'].includes(String(name.name))
      if (isClass || isSize) fixed.push({ start, end })
    },
    'ExportNamedDeclaration:exit': ({ source: from }) => {
      if (from) fixed.push(from)
    },
  }).visit(program)
  return changes
    .filter(({ start, end }) => !fixed.some((span) => span.start <= start && end <= span.end))
    .sort((a, b) => a.start - b.start)
}

function fixedSpans(body: readonly (Span & { type: string })[]): Span[] {
  return body.filter(({ type }) => /^(Import|ExportAll|TSType|TSInterface)/.test(type))
}

export function isCode(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.(test|d|examples)\.tsx?$|\/fixtures\//.test(file)
}
