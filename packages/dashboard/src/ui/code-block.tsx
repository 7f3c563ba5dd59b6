import { CopyButton } from './copy-button.js'

interface CodeBlockProps {
  /** Name of the file, or what the code is. */
  title: string
  code: string
}

/** Code to copy. It scrolls in itself and can be reached with the keyboard. */
export const CodeBlock = ({ title, code }: CodeBlockProps) => (
  <figure className="code-block">
    <figcaption>
      <span dir="ltr">{title}</span>
      <CopyButton value={code} label={title} />
    </figcaption>
    {/* A region that scrolls must be reachable without a mouse. */}
    <pre dir="ltr" tabIndex={0} role="region" aria-label={title}>
      <code>{code}</code>
    </pre>
  </figure>
)
