import { parse } from 'sugar-high/core'
import { tokenize } from 'sugar-high/lang/typescript'

/** TypeScript code with a color for each kind of word. */
export const Code = ({ text }: { text: string }) => (
  <code>
    {parse(text, { tokenize }).lines.map(({ index, tokens }) => (
      <span key={index}>
        {tokens.map(({ type, value }, place) => (
          <span key={place} className={`code-${type}`}>
            {value}
          </span>
        ))}
        {'\n'}
      </span>
    ))}
  </code>
)
