import { HtmlValidate } from 'html-validate/node'
import { builtPages, readBuilt } from '#tests/helpers/read-built.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes void elements, booleans and quotes in its own way, and lower-cases no SVG attribute.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Safari drops a list's role with its bullets, so it is written where it matters.
    'no-redundant-role': 'off',
    // axe checks landmarks and roles in a real browser: an aside within a section is no landmark.
    'unique-landmark': 'off',
    'prefer-native-element': 'off',
    // A search of one field is sent by Enter, and searches at every letter with scripts.
    'wcag/h32': 'off',
    'heading-level': 'error',
    'no-missing-references': 'error',
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

/**
 * What a validator says of the pages: rule, fault, file and element. It also looks for doubled ids, for what a label or an
 * ARIA attribute refers to, and at the levels of headings. A neutral address has the same page but for links and head.
 */
export async function invalidHtml(): Promise<string[]> {
  const wrong = new Set<string>()
  for (const { file } of builtPages().filter(({ addressForm }) => addressForm === 'pinned')) {
    const report = await validator.validateString(readBuilt(file), file)
    for (const { messages } of report.results) {
      for (const { ruleId, message, selector } of messages)
        wrong.add(`${ruleId}: ${message} (${file} ${selector})`)
    }
  }
  return [...wrong].slice(0, 40)
}
