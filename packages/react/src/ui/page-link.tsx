import type { MouseEvent, ReactNode } from 'react'
import { type Destination, goTo, usePageUrl } from '../lib/page-links.js'
import { useApp } from '../lib/use-app.js'
import type { LabelKey } from '../locales/text.js'
import { addParameter, followLink } from '../lib/platform.js'
import { useTranslation } from '../i18n/use-translation.js'

/**
 * Handles a plain click on a link without a page load. The browser handles other clicks, which open a tab or save a
 * file.
 */
export const onPlainClick = (go: () => void) => (event: MouseEvent) => {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go()
}

export interface PageLinkProps {
  page: Destination
  /** `plain` has the size of a button and looks like a link. `item` is for menus. */
  tone?: 'link' | 'primary' | 'quiet' | 'plain' | 'item'
  label: LabelKey
  /** Shown before the label. */
  icon?: ReactNode
  /** The values of the {names} in the label. */
  names?: Readonly<Record<string, ReactNode>>
  /** An email address to prefill on the linked page. */
  email?: string | null | undefined
}

const propsByTone = {
  link: { className: 'lk-link' },
  primary: { className: 'lk-button lk-primary' },
  quiet: { className: 'lk-button lk-quiet' },
  plain: { className: 'lk-button lk-plain' },
  item: { className: 'lk-menu-item', role: 'menuitem', tabIndex: -1 },
}

/**
 * A link to a page of the app. A plain click uses the app's `redirectMethod`. If the redirect fails, for example
 * because the URL is not trusted, the browser follows the link.
 */
export function PageLink({ page, tone = 'link', label, icon, names = {}, email }: PageLinkProps) {
  const app = useApp()
  const { rich } = useTranslation()
  const plain = usePageUrl(page)
  const href = email ? addParameter(plain, 'email', email) : plain
  return (
    <a
      {...propsByTone[tone]}
      href={href}
      // Redirect methods of the app cannot pass an email address.
      onClick={
        email ? undefined : onPlainClick(() => void goTo(app, page).catch(() => followLink(href)))
      }
    >
      {icon}
      {/* One element, because a button lays out its children in a row. */}
      <span>{rich(label, names)}</span>
    </a>
  )
}

/** The link for a visitor who has to sign in first. */
export const signInLink = <PageLink page="signIn" tone="primary" label="signIn" />

/** The link to the app's home page, as the only next step. */
export const homeLink = <PageLink page="home" tone="quiet" label="home" />

/** The same beside another next step. */
export const secondaryHomeLink = <PageLink page="home" tone="plain" label="home" />
