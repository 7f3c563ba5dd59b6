import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { Icon } from './icons.js'
import { IsolatedText } from './isolated-text.js'
import { plainText } from './readable-text.js'

interface PageTitleProps {
  title: string
  /** One sentence about what can be done here. */
  children?: ReactNode
  /** Identity and state of the thing on the page, in a line below the sentence. */
  facts?: ReactNode
  /** The name of the list above the page, to which a link leads. */
  back?: string
  /** Content before the title. */
  picture?: ReactNode
  /** The page's main button. */
  action?: ReactNode
}

/** The heading of a page, which is the document's title too. */
export function PageTitle({ title, children, facts, back, picture, action }: PageTitleProps) {
  useEffect(() => {
    document.title = `${plainText(title)} · Latchkey dashboard`
  }, [title])
  return (
    <header className="title">
      {back !== undefined && (
        <p className="back">
          <Link to=".." relative="path">
            <Icon name="chevron" />
            <IsolatedText className="clamped" text={back} />
          </Link>
        </p>
      )}
      {picture}
      <div>
        <h1>
          <IsolatedText text={title} />
        </h1>
        {children && <p>{children}</p>}
        {facts}
      </div>
      {action}
    </header>
  )
}
