// Idioms that the project does not use, and their replacements. CONTRIBUTING.md describes the style.

/**
 * @typedef {object} Rule
 * @property {string} name
 * @property {RegExp} pattern with the flag g
 * @property {string} advice
 * @property {'opening'} [only] applies only to a text that nothing precedes
 */

/** The start of a text or of a sentence. */
const START = String.raw`(?:^|[.!?:]\s+|\|\s*|[-*]\s+)`

/** @type {Rule[]} */
const rules = [
  {
    name: 'mail',
    pattern: /\b(?:mails?|mailed|mailing|mailbox(?:es)?|e-mails?)\b(?! servers?\b)/gi,
    advice: 'Write "email", or "inbox" for a place with emails.',
  },
  {
    name: 'pronoun without a person',
    pattern:
      /\b(?:whoever|whomever|somebody|everybody|nobody|no one|anybody|people of your own)\b/gi,
    advice: 'Name the subject: the user, the caller, the client, a visitor.',
  },
  {
    name: 'sentence that starts with a pronoun clause',
    pattern: new RegExp(
      `${START}(?:What|Whether what|Who|Whom|Whose|Whatever)\\b(?! is | are | do )[^.?!|]*(?:[.!|]|$)`,
      'g',
    ),
    advice: 'Start with a noun, or in a docstring with a verb.',
  },
  {
    name: 'pronoun without a reference',
    pattern: /^\s*(?:It|They|Its|Their|Them)\b(?! is (?:possible|necessary)\b)/g,
    advice: 'Name the thing at the start of a text.',
    only: 'opening',
  },
  {
    name: 'reference that a reader cannot open',
    pattern:
      /\b(?:spec|specification|protocol|security rules|design), (?:sections?|rules?|case)\b|\b(?:CC|RT|HT|AH|SR|IN)\d\d\b/g,
    advice: 'Cite an RFC, a standard or a page of the documentation, or state the reason.',
  },
  {
    name: 'British spelling',
    pattern:
      /\b(?:catalogues?|colours?|licence|behaviours?|recogni[s]e[ds]?|organis(?:e|ation)\w*)\b/gi,
    advice: 'Use American spelling.',
  },
]

/** Rules that titles of tests share with other texts. */
const SHARED = ['mail', 'pronoun without a person', 'British spelling']

/** Words and phrases that a reader of a title understands only with the test, as patterns. */
const TITLE_IDIOMS = [
  'anew',
  'told',
  'says so',
  'says? (?:nothing|to|in the words)',
  '(?:its )?own words',
  'words of (?:its own|the specification)',
  'under way',
  'goes? on',
  '(?:comes?|came) back',
  '(?:gone|goes) to again',
  '(?:taken?|takes) (?:back|along|up)',
  'ways? (?:in|back|out|on)',
  'lets? (?:[a-z-]+ ){1,3}(?<!sign(?:ed)? )in',
  'makes? room',
  'wants? a fresh',
  'out of reach',
  'in trouble',
  'for ever',
  'where it stands',
  'who (?:is|has) (?:here|there|gone)',
]

/** @type {Rule[]} */
const titleRules = [
  ...rules.filter(({ name }) => SHARED.includes(name)),
  {
    name: 'person',
    pattern: /\b(?:persons?|people)\b/gi,
    advice: 'Write "the user", "a signed-out user", "a member".',
  },
  {
    name: 'idiom in a title',
    pattern: new RegExp(String.raw`\b(?:${TITLE_IDIOMS.join('|')})\b`, 'gi'),
    advice: 'Write what happens: redirects, retries, shows, rejects, stores, keeps.',
  },
]

/**
 * @typedef {object} Idiom
 * @property {number} line
 * @property {string} name
 * @property {string} quote
 * @property {string} advice
 */

/**
 * Finds the idioms in a text.
 *
 * @param {import('./prose.mjs').Prose[]} prose
 */
export const findIdioms = (prose) => findWith(rules, prose)

/**
 * Finds the idioms in titles of tests.
 *
 * @param {import('./prose.mjs').Prose[]} titles
 */
export const findTitleIdioms = (titles) => findWith(titleRules, titles)

/**
 * @param {Rule[]} applied
 * @param {import('./prose.mjs').Prose[]} prose
 * @returns {Idiom[]}
 */
const findWith = (applied, prose) =>
  prose.flatMap(({ line, text, opens }) =>
    applied
      .filter(({ only }) => only === undefined || opens)
      .flatMap(({ name, pattern, advice }) =>
        [...text.matchAll(pattern)].map((match) => {
          const start = match.index + (match[0].length - match[0].trimStart().length)
          return {
            line: line + text.slice(0, start).split('\n').length - 1,
            name,
            quote: match[0].replaceAll(/\s+/g, ' ').trim().slice(0, 60),
            advice,
          }
        }),
      ),
  )
