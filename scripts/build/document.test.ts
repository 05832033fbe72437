import { expect, test } from 'vitest'
import { documentHtml } from './document.ts'

const parts = {
  cover: { light: '#0a3fa8', dark: '#0b2c70' },
  lang: 'it',
  page: 'lawyers',
  addressForm: 'pinned',
  dictionary: 'abc123',
  module: '/assets/lawyers.js',
  head: '<title>Avvocati</title>',
  tags: ['<link rel="manifest" href="/it.webmanifest">', ''],
  styles: 'a{color:red}',
  body: '<main>Ciao</main>',
  last: ['<template id="after-paint"></template>', ''],
} as const

test('documentHtml has head, styles, page and scripts in order, without empty lines', () => {
  expect(documentHtml(parts).split('\n')).toEqual([
    '<!doctype html>',
    '<html lang="it">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#0a3fa8" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0b2c70" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<title>Avvocati</title>',
    '<link rel="manifest" href="/it.webmanifest">',
    '<style>a{color:red}</style>',
    '</head>',
    '<body data-unhydrated="*">',
    '<div id="app" data-page="lawyers" data-address-form="pinned" data-dictionary="abc123" data-module="/assets/lawyers.js"><main>Ciao</main></div>',
    '<template id="after-paint"></template>',
    '</body>',
    '</html>',
    '',
  ])
})
