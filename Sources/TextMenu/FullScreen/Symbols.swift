/// The characters that a full screen is drawn with.
struct Symbols: Sendable {
    let marker: String
    let separator: String
    let rule: String
    let bullet: String
    let full: String
    let empty: String
    let on: String
    let off: String
    let turning: [String]
    let upAndDown: String
    let leftAndRight: String
    let enter: String
    let above: String
    let below: String

    static let unicode = Symbols(
        marker: "›", separator: "›", rule: "─", bullet: "•", full: "█", empty: "░", on: "◉",
        off: "○", turning: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"], upAndDown: "↑↓",
        leftAndRight: "←→", enter: "⏎", above: "↑", below: "↓")

    static let ascii = Symbols(
        marker: ">", separator: ">", rule: "-", bullet: "*", full: "#", empty: ".", on: "[x]",
        off: "[ ]", turning: ["|", "/", "-", "\\"], upAndDown: "up/down",
        leftAndRight: "left/right", enter: "enter", above: "^", below: "v")

    init(isUnicode: Bool) {
        self = isUnicode ? .unicode : .ascii
    }

    private init(
        marker: String, separator: String, rule: String, bullet: String, full: String,
        empty: String, on: String, off: String, turning: [String], upAndDown: String,
        leftAndRight: String, enter: String, above: String, below: String
    ) {
        self.marker = marker
        self.separator = separator
        self.rule = rule
        self.bullet = bullet
        self.full = full
        self.empty = empty
        self.on = on
        self.off = off
        self.turning = turning
        self.upAndDown = upAndDown
        self.leftAndRight = leftAndRight
        self.enter = enter
        self.above = above
        self.below = below
    }
}
