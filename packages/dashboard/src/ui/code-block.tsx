import { CopyButton } from './copy-button.js'

interface CodeBlockProps {
  /** Name of the file, or what the code is. */
  title: string
  code: string
}

/** Code to copy. Long lines wrap, so that nothing has to scroll. */
export const CodeBlock = ({ title, code }: CodeBlockProps) => (
  <figure className="code-block">
    <figcaption>
      <span dir="ltr">{title}</span>
      <CopyButton value={code} label={title} />
    </figcaption>
    <pre dir="ltr">
      <code>{code}</code>
    </pre>
  </figure>
)
