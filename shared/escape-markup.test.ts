import { expect, test } from 'vitest'
import { escapeMarkup } from './escape-markup.ts'

test('escapeMarkup escapes tags, quotes and ampersands', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&amp;</a> è`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt; è',
  )
})
