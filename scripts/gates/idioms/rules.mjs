// Idioms that our English does without, and their replacement. CONTRIBUTING.md describes the style.

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
    pattern: /\b(?:whoever|whomever|somebody|nobody|anybody|people of your own)\b/gi,
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

/**
 * Finds the idioms in a text.
 *
 * @param {import('./prose.mjs').Prose[]} prose
 * @returns {{ line: number, name: string, quote: string, advice: string }[]}
 */
export const findIdioms = (prose) =>
  prose.flatMap(({ line, text, opens }) =>
    rules
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
