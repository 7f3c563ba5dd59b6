import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { type Export, saveList } from '../../data/download.js'
import { useToasts } from '../toasts.js'

interface ExportButtonProps<Item> {
  label: string
  format: 'csv' | 'json'
  list: Export<Item>
}

/** Saves a list as a file. It shows how much it has read. */
export function ExportButton<Item>({ label, format, list }: ExportButtonProps<Item>) {
  const { text } = useTranslation()
  const toasts = useToasts()
  const [count, setCount] = useState<number | null>(null)
  const isBusy = count !== null
  const save = async () => {
    setCount(0)
    try {
      toasts.show(text('exported', { count: await saveList(list, format, setCount) }))
    } catch (error) {
      toasts.showFailure(error)
    } finally {
      setCount(null)
    }
  }
  return (
    <button
      className="button quiet counts"
      type="button"
      aria-busy={isBusy}
      onClick={isBusy ? undefined : () => void save()}
    >
      {isBusy ? text('exporting', { count }) : label}
    </button>
  )
}
