import type { AdminProject } from '@latchkey/core/admin'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/overview.js'
import { stepsOf } from './set-up-steps.js'

const storageKey = (projectId: string) => `latchkey-dashboard-set-up-${projectId}`

/** The choice of a reader in this browser. Without a choice, the steps are shown until all are done. */
type Choice = 'shown' | 'hidden'

function choiceOf(projectId: string): Choice | undefined {
  const choice = localStorage.getItem(storageKey(projectId))
  return choice === 'shown' || choice === 'hidden' ? choice : undefined
}

/** Returns whether the overview shows the first steps of a project, and a function that shows or hides them. */
export function useSetUp(project: AdminProject, userCount: number) {
  const { text } = useTranslation(texts)
  const [choice, setChoice] = useState(() => choiceOf(project.id))
  const isComplete = stepsOf(project, userCount, text).every(({ isDone }) => isDone)
  return {
    isShown: choice === undefined ? !isComplete : choice === 'shown',
    setShown: (isShown: boolean) => {
      const next = isShown ? 'shown' : 'hidden'
      localStorage.setItem(storageKey(project.id), next)
      setChoice(next)
    },
  }
}
