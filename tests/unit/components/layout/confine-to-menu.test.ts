// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { confineToMenu } from '@/components/layout/confine-to-menu';

it('takes the other links of its header out of the tab order, and no link of a header in the page [menu-3]', () => {
  document.body.innerHTML = `
    <header><a id="home" href="/">Home</a><button></button><div id="panel"><a id="item" href="/about">About</a></div></header>
    <main><header><a id="own" href="/x" tabindex="0">In the page</a></header></main>`;
  const orders = () => ['home', 'item', 'own'].map((id) => document.getElementById(id)!.getAttribute('tabindex'));
  const undo = confineToMenu(document.querySelector('button')!, document.getElementById('panel')!);
  expect(orders()).toEqual(['-1', null, '0']);
  undo();
  expect(orders()).toEqual([null, null, '0']);
});
