import { useState } from 'react'
import { Button } from '../../ui/button.js'
import { Outcome } from '../../ui/outcome.js'
import { useWords } from '../../words.js'

/** The tool is in: back to the terminal. Most browsers close only what a program has opened. */
export function DoneView({ onClose }: { onClose: () => void }) {
  const { text } = useWords()
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
  return (
    <Outcome
      icon="check"
      tone="success"
      title="cliDoneTitle"
      says="cliDone"
      role="status"
      actions={close}
    />
  )
}
