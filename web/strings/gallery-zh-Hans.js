/** The words of the gallery in Simplified Chinese; the same keys as in `gallery-en.js`. */

const boards = Object.freeze({
  "wall-pushers": {
    door: { title: "门口", line: "缺口就在起点旁边：一步。先走一步才去找出口的程序，会错过它。" },
    push: { title: "第一次推墙", line: "东边的墙向前滑一格，人跟着走过去：合起来只算一步。" },
    "two-walls": { title: "两堵墙相连", line: "先南后西似乎两步就够，可是南边那堵墙的后面没有空位。" },
    closing: { title: "堵死的出口", line: "出口就在西边两步处。把墙往那边推，出口就永远堵死了。" },
    "column-first": { title: "先列后行", line: "评测题先写起点的列，再写行。读反了，就从另一格出发。" },
    "both-sides": { title: "墙有两面", line: "推墙以后只记住近的一面，从另一面回来时墙就不见了，于是答成 9。" },
    "second-case": {
      title: "上一组的出口",
      line: "一段文字里的第二个棋盘。出口列表里还留着上一组的出口，就会穿墙而出。",
    },
    "shut-in": { title: "被困住", line: "有缺口，但前面是相连的两堵墙：一步也走不了。" },
    "no-way": {
      title: "没有出路",
      line: "这里的墙可以推来推去：共 307 个局面，没有一个走得出去。搜索必须自己发现这一点。",
    },
    judge: { title: "评测题的样例", line: "UVa 10384 的样例：十六步，走法不止一种。" },
    bounds: {
      title: "下界值多少",
      line: "在这里，IDA* 不用下界要展开 4062 个结点，用曼哈顿距离要 815 个，用“可达”要 409 个，用“带墙”要 39 个。",
    },
    near: {
      title: "离缺口四步",
      line: "最近的出口只有四步远，走出去却要 22 步。广度优先搜索展开 81225 个结点才知道。",
    },
    unpushed: {
      title: "一堵墙也不推",
      line: "哪堵墙都可以试着推，可是有一种最短的走法一堵也不推：23 步，4×6 的上限是 24 步。",
    },
    "every-cell": {
      title: "每格一次",
      line: "最短的走法不会两次进入同一格，所以 24 格至多走 23 步，再加离开的一步：24 就是上限。",
    },
    threshold: { title: "一级一级的阈值", line: "又是每格一次。用曼哈顿距离，IDA* 从 8 开始，阈值要提高八次。" },
  },
  escape: {
    nothing: { title: "不用做什么", line: "好格都在最外一圈：已经出去了，命令是空的。" },
    one: { title: "一个命令", line: "只有一个地方要离开，四个命令都行。按字母顺序，east 排在最前。" },
    "two-ways": { title: "一来一回", line: "一个从东边出去，一个从西边出去：看似抵消前一步的命令，正好有用。" },
    judge: { title: "评测题的样例", line: "出去了就不再回来。让外圈上的人又走回来的程序，在这里要四个命令。" },
    undoing: { title: "倒走不是撤销", line: "被挡住的人留在原地，所以先北后南并没有回去。禁止这样走，就要四个命令。" },
    "shut-in": { title: "被困住", line: "没有命令能救出中间那一格，所以没有一串命令对所有的格都有效。" },
    corridor: { title: "一条走廊", line: "两个弯，处处可能有人：每个命令让一些人前进，另一些人等着。" },
    straight: {
      title: "一路到底",
      line: "其中两处合起来就要 13 个命令，而 13 个对所有的人都够：用这个下界，IDA* 一次也不回头。",
    },
    distances: {
      title: "看不远的下界",
      line: "集合里最大的距离是 4，却需要 16 个命令：用它的 IDA* 要展开几百万个集合。点对给出的是 8。",
    },
    groups: {
      title: "两处、三处、四处一起看",
      line: "单看一处要 15 个命令，两处一起 17 个，三处 18 个，四处 19 个。7×7 上没有找到更长的，但这不是证明。",
    },
    "twenty-seven": {
      title: "二十七个命令",
      line: "在 8×8 上试过一百三十万块棋盘后找到的最长的一个：各处的人绕了很远才碰到一起。",
    },
  },
  flood: {
    done: { title: "不用做什么", line: "一开始就只有一种颜色：零步。从一数起的程序立刻就错了。" },
    "one-cell": { title: "一个格", line: "也是一个棋盘。" },
    judge: { title: "评测题的样例", line: "样例里的第二个棋盘：三种颜色，三步。" },
    touching: {
      title: "只有相邻的才算",
      line: "选自己的颜色，或者选不与区域相邻的颜色，什么也不会变。这里每次只有一步可走。",
    },
    missing: { title: "颜色的名字", line: "棋盘上的颜色不必是连着的：1、4 和 z。" },
    greedy: { title: "贪心输三步", line: "每次都选能增加最多格的颜色，要八步；其实五步就够。" },
    greedier: { title: "贪心输四步", line: "三种颜色，6×6：贪心要十步，往前看的人只要六步。" },
    twelve: { title: "十二，而不是十五", line: "一个有名的程序在这里要十五步。有了证明，才知道什么时候不用再找。" },
    nineteen: { title: "十九步", line: "对 8×8、六种颜色来说很难：这么大的棋盘大多只要 12 到 14 步。" },
  },
});

export const galleryZhHans = Object.freeze({
  title: "陈列架",
  intro: "从第一步到最难的棋盘。每个步数都有证明；你自己解出的会记在这个浏览器里。",
  fewest: (/** @type {number | null} */ moves) => (moves === null ? "无解" : `${moves} 步`),
  /** @param {number} moves @param {number} fewest */
  solved: (moves, fewest) => (moves === fewest ? "已用最少步数解出" : `已用 ${moves} 步解出`),
  summary: (/** @type {number} */ solved, /** @type {number} */ all) => `已解出 ${all} 个中的 ${solved} 个。`,
  clear: "忘掉我解出的",
  cleared: "已经忘掉。",
  unkept: "这个浏览器不保存任何东西：解出的棋盘只记到页面关闭为止。",
  boards,
});
