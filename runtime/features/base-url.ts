/** Applies the base URL of the API that the reader selected to the endpoints and code samples of the page. */
import {
  chooseBaseUrl,
  onBaseUrl,
  preferredBaseUrl,
  type BaseUrlChoice,
} from '../../elements/endpoint/base-url-choice.js';

/** Host of the samples of an API with a relative address. */
const placeholderHost = 'https://api.example.com';

const selector = 'octavo-endpoint > select';

/** The text of each option as built. */
const defaultTexts = new WeakMap<HTMLOptionElement, string>();

/** The base URL that the samples of a page contain, by the first select of the page. */
const sampled = new WeakMap<HTMLSelectElement, string>();

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.matches(selector)) chooseBaseUrl(target.value, target);
});
document.addEventListener('octavo:after-update', start);
onBaseUrl(apply);
start();

/** Shows the base URL that the reader selected on an earlier page. */
function start(): void {
  const options = selectsOnPage().flatMap((select) => [...select.options]);
  for (const option of options) if (!defaultTexts.has(option)) defaultTexts.set(option, option.text);
  const preferred = preferredBaseUrl(options.map(({ value }) => value));
  if (preferred) apply(preferred);
}

function selectsOnPage(): HTMLSelectElement[] {
  return [...document.querySelectorAll<HTMLSelectElement>(selector)];
}

function apply({ url, variables }: BaseUrlChoice): void {
  for (const select of selectsOnPage()) {
    const option = [...select.options].find(({ value }) => value === url);
    if (!option) continue;
    option.selected = true;
    option.text = address(url, variables, defaultTexts.get(option)!);
    writeSamples(option.text);
  }
}

/** The URL with its variables, or `fallback` where a value is missing. */
function address(url: string, variables: BaseUrlChoice['variables'], fallback: string): string {
  const filled = url.replace(/\{([^{}]+)\}/g, (whole, name: string) => variables[name] || whole);
  return /[{}]/.test(filled) ? fallback : filled;
}

function writeSamples(base: string): void {
  const [first] = selectsOnPage();
  const earlier = sampled.get(first!) ?? defaultTexts.get(first!.options[0]!)!;
  const shown = (address: string): string => (address.startsWith('/') ? placeholderHost + address : address);
  const [from, to] = [shown(earlier), shown(base)];
  sampled.set(first!, base);
  if (from === to) return;
  for (const example of document.querySelectorAll('octavo-request-example')) {
    const texts = document.createTreeWalker(example, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (node.data.includes(from)) node.data = node.data.replaceAll(from, to);
    }
  }
}
