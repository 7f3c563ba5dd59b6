import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { CopyButton } from './copy-button.js'
import { Icon } from './icons.js'
import { IsolatedText } from './isolated-text.js'
import { plainText } from './readable-text.js'

interface PageTitleProps {
  title: string
  /** One sentence about what can be done here. */
  children?: ReactNode
  /** What is known of the thing on the page: sentences and its ID, in a line below the sentence. */
  facts?: readonly ReactNode[]
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
      {back !== undefined && <BackLink name={back} />}
      {picture}
      <div>
        <h1>
          <IsolatedText text={title} />
        </h1>
        {children && <p>{children}</p>}
        {facts && (
          <ul className="title-facts">
            {facts.map((fact, place) => (
              // The places of the facts are fixed.
              <li key={place}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      {action}
    </header>
  )
}

/** Leads from the page of a thing to the list of such things. */
export const BackLink = ({ name }: { name: string }) => (
  <p className="back">
    <Link to=".." relative="path">
      <Icon name="chevron" />
      <IsolatedText className="clamped" text={name} />
    </Link>
  </p>
)

interface IdFactProps {
  id: string
  /** Name of the ID, read aloud. */
  label: string
}

/** The ID of the thing on the page, with a button that copies it. */
export const IdFact = ({ id, label }: IdFactProps) => (
  <span className="id-fact">
    {useTranslation().text('id')}
    <code dir="ltr">{id}</code>
    <CopyButton value={id} label={label} isCompact />
  </span>
)
