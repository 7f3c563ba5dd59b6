import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import './style.css'

// VitePress asks for a default export.
export default { extends: DefaultTheme } satisfies Theme
