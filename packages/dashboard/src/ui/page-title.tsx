import { type ReactNode, useEffect } from 'react'
import { IsolatedText } from './isolated-text.js'
import { plainText } from './readable-text.js'

interface PageTitleProps {
  title: string
  /** One sentence about what can be done here. */
  children?: ReactNode
  /** Content before the title. */
  picture?: ReactNode
  /** The page's main button. */
  action?: ReactNode
}

/** The heading of a page, which is the document's title too. */
export function PageTitle({ title, children, picture, action }: PageTitleProps) {
  useEffect(() => {
    document.title = `${plainText(title)} · Latchkey dashboard`
  }, [title])
  return (
    <header className="title">
      {picture}
      <div>
        <h1>
          <IsolatedText text={title} />
        </h1>
        {children && <p>{children}</p>}
      </div>
      {action}
    </header>
  )
}
