import { CopyButton } from './copy-button.js'

interface CodeBlockProps {
  /** Name of the file, or a description of the code. */
  title: string
  code: string
}

/** Code to copy. Long lines wrap instead of scrolling. */
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
