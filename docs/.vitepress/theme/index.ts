import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import Layout from './layout.vue'
import './style.css'

// VitePress requires a default export.
export default { extends: DefaultTheme, Layout } satisfies Theme
