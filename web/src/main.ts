import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/table.css';
import './styles/lobby.css';
import './styles/review.css';

settings.apply();
router.start();
mount(App, { target: document.getElementById('app')! });
