import { UserButton } from '@latchkey/react/pages'
import { useContext, useState } from 'react'
import { isSameLanguage, languageTags } from '../i18n/language.js'
import { LanguageContext, useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/frame.js'
import { Dialog } from '../ui/dialog.js'
import { Icon } from '../ui/icons.js'

/** The menu of the owner's account, which has the language of the dashboard too. */
export function AccountMenu() {
  const { text } = useTranslation(texts)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <UserButton
        items={[
          {
            label: text('language'),
            icon: <Icon name="domains" />,
            onSelect: () => setIsOpen(true),
          },
        ]}
      />
      {isOpen && (
        <Dialog title={text('language')} onClose={close}>
          <LanguageList onDone={close} />
        </Dialog>
      )}
    </>
  )
}

/** The name of a language in the language itself. */
const nameOf = (tag: string): string =>
  new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag

function LanguageList({ onDone }: { onDone(): void }) {
  const { tag: current, choose } = useContext(LanguageContext)
  return (
    <ul className="languages">
      {languageTags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            lang={tag}
            aria-current={isSameLanguage(tag, current) ? 'true' : undefined}
            onClick={() => {
              choose(tag)
              onDone()
            }}
          >
            {nameOf(tag)}
          </button>
        </li>
      ))}
    </ul>
  )
}
