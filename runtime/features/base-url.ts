/** Applies the base URL of the API that the reader selected to the endpoints and code samples of the page. */
import {
  chooseBaseUrl,
  onBaseUrl,
  preferredBaseUrl,
  type BaseUrlChoice,
} from '../../elements/endpoint/base-url-choice.js';

/** Host of the samples of an API with a relative address. */
const placeholderHost = 'https://api.example.com';

const selects = document.querySelectorAll<HTMLSelectElement>('octavo-endpoint > select');
const defaultTexts = new Map<HTMLOptionElement, string>();
for (const select of selects) for (const option of select.options) defaultTexts.set(option, option.text);

/** The base URL that the samples of the page contain. */
let sampled = [...defaultTexts.values()][0] ?? '';

for (const select of selects) select.addEventListener('change', () => chooseBaseUrl(select.value, select));
onBaseUrl(apply);
const preferred = preferredBaseUrl([...defaultTexts.keys()].map(({ value }) => value));
if (preferred) apply(preferred);

function apply({ url, variables }: BaseUrlChoice): void {
  for (const select of selects) {
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
  const [from, to] = [sampled, base].map((text) => (text.startsWith('/') ? placeholderHost + text : text)) as [
    string,
    string,
  ];
  sampled = base;
  if (from === to) return;
  for (const example of document.querySelectorAll('octavo-request-example')) {
    const texts = document.createTreeWalker(example, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (node.data.includes(from)) node.data = node.data.replaceAll(from, to);
    }
  }
}
