/** Words that say little about a text: the text of a page is indexed without them, and queries mean the other words. */

/** English words. Titles and headings are indexed with them. */
export const fillers: ReadonlySet<string> = new Set(
  'a about after all also am an and any are as at be because been before both but by can could did do does doing each even every for from had has have he her here how i if in into is it its just like many me more most much my no not of on only or other our out over she should so some such than that the their them then there these they this those through to under up us use used uses using want was we were what when where which while who why will with would you your'.split(
    ' ',
  ),
);

/** Words of questions in Chinese, Japanese, and Korean, which no space separates from the others. */
const unspaced =
  /为什么|為什麼|怎么样|怎么|怎麼|怎样|怎樣|如何|什么|什麼|哪些|哪里|哪裡|是不是|能不能|吗|嗎|呢|とは|どうやって|どうすれば|どのように|ですか|ますか|方法|したい|어떻게|무엇/gu;

/** A query without the words of questions, unless it has no others. */
export function withoutQuestions(query: string): string {
  return query.replace(unspaced, ' ').trim() || query;
}

/** A normalized text without fillers, unless it has no other words. */
export function withoutFillers(text: string): string {
  const words = text.split(' ').filter((word) => !fillers.has(word));
  return words.length > 0 ? words.join(' ') : text;
}
