/**
 * Words and phrases that the documentation and comments do not use. CONTRIBUTING.md describes the style, and the rule
 * `valid-title` of .oxlintrc.json lists the words that titles of tests do not use.
 *
 * @type {{ pattern: RegExp, advice: string }[]} patterns with the flag g
 */
export const rules = [
  {
    pattern: /\b(?:mails?|mailed|mailing|mailbox(?:es)?|e-mails?)\b(?! servers?\b)/gi,
    advice: 'Write "email", or "inbox" for a place with emails.',
  },
  {
    pattern:
      /\b(?:whoever|whomever|somebody|everybody|nobody|no one|anybody|people of your own)\b/gi,
    advice: 'Name the subject: the user, the caller, the client, a visitor.',
  },
  {
    // At the start of a text or of a sentence.
    pattern:
      /(?:(?<![^])\s*|[.!?:]\s+|\n\s*\n\s*|\|\s*|[-*]\s+)(?:What|Whether what|Who|Whom|Whose|Whatever)\b(?! is | are | do )[^.?!|]*(?:[.!|]|$)/g,
    advice: 'Start with a noun, or in a docstring with a verb.',
  },
  {
    // At the start of a text, or after a heading.
    pattern:
      /(?<=(?<![^])\s*|(?<![^\n])#[^\n]*\n\s*)(?:It|They|Its|Their|Them)\b(?! is (?:possible|necessary)\b)/g,
    advice: 'Name the thing at the start of a text.',
  },
  {
    pattern:
      /\b(?:spec|specification|protocol|security rules|design), (?:sections?|rules?|case)\b|\b(?:CC|RT|HT|AH|SR|IN)\d\d\b/g,
    advice: 'Cite an RFC, a standard or a page of the documentation, or state the reason.',
  },
  {
    pattern:
      /\b(?:catalogues?|colours?|licence|behaviours?|recogni[s]e[ds]?|organis(?:e|ation)\w*)\b/gi,
    advice: 'Use American spelling.',
  },
]
