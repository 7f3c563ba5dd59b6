import { useState } from 'react'
import { Button } from '../../ui/forms/button.js'
import { linkIcon, offIcon, terminalIcon } from '../../ui/more-icons.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { FramedOutcome } from '../../ui/open-in-new-tab.js'
import { Outcome, type OutcomeLook, type OutcomeTexts } from '../../ui/outcome.js'
import { homeLink } from '../../ui/page-link.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { AskView, SureView } from './ask-view.js'
import type { ViewProps } from '../page-frame/with-state.js'
import { useCliAuthConfirm } from './use-cli-auth-confirm.js'
import { createPage } from '../page-frame/create-page.js'

/** Renders the page that authorizes a command-line tool in each of its states. */
export function CliAuthConfirmView({ state, actions }: ViewProps<typeof useCliAuthConfirm>) {
  const { text } = useTranslation()
  switch (state.step) {
    case 'framed':
      return <FramedOutcome />
    case 'signed-out':
      return (
        <Outcome
          icon={terminalIcon}
          message="cliSignIn"
          actions={
            <PrimaryAction {...state} onClick={actions.signIn}>
              {text('signIn')}
            </PrimaryAction>
          }
        />
      )
    case 'ask':
      return <AskView {...{ state, actions }} />
    case 'sure':
      return <SureView {...{ state, actions }} />
    case 'done':
      return <DoneView onClose={actions.close} />
    default:
      return <Outcome {...ends[state.step]} role="status" actions={homeLink} />
  }
}

type End = OutcomeLook & OutcomeTexts

const ends: Readonly<Record<'no-code' | 'gone' | 'maybe-done' | 'denied', End>> = {
  'no-code': { icon: linkIcon, title: 'noCodeTitle', message: 'cliNoCode' },
  gone: { icon: 'clock', tone: 'warning', message: 'cliGone' },
  'maybe-done': { icon: terminalIcon, message: 'cliMaybeDone' },
  denied: { icon: offIcon, message: 'cliDenied' },
}

/** Shown after the authorization. Most browsers close only a page that a program has opened. */
function DoneView({ onClose }: { onClose: () => void }) {
  const { text } = useTranslation()
  const [wasAsked, setAsked] = useState(false)
  const close = (
    <Button
      tone="quiet"
      isWaiting={wasAsked}
      onClick={() => {
        onClose()
        setAsked(true)
      }}
    >
      {text(wasAsked ? 'cliNotClosed' : 'cliClose')}
    </Button>
  )
  return <Outcome icon="check" tone="success" message="cliDone" role="status" actions={close} />
}

export { texts as english } from '../../locales/en/other-pages.js'

/** The page that authorizes a command-line tool. */
export const Page = createPage(useCliAuthConfirm, CliAuthConfirmView)
