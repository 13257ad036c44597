import WaylineInterface

/// The keys of the full screen: the commands that they give, everywhere in the app.
///
/// ```swift
/// var keys = KeyTable.standard
/// keys[.quit] = ["x", .control("c")]
/// ```
///
/// On a page where a text can be typed, letters, digits and signs are text or nothing. So each
/// command that is needed there also has another key.
public struct KeyTable: Equatable, Sendable {
    /// The usual keys.
    public static let standard = KeyTable(keys: [
        .up: [.up, .control("p"), "k"], .down: [.down, .control("n"), "j"],
        .left: [.left, .control("b"), "h"], .right: [.right, .control("f"), "l"],
        .pageUp: [.pageUp], .pageDown: [.pageDown],
        .first: [.home, .control("a"), "g"], .last: [.end, .control("e"), "G"],
        .next: [.tab], .previous: [.backTab],
        .choose: [.enter], .submit: [.control("s")], .mark: [" "],
        .selectAll: ["*", .function(10)], .cancel: [.escape],
        .filter: ["/", .function(4)],
        .actions: ["a", .function(2)], .undo: ["u", .function(9)],
        .moveRowUp: ["K"], .moveRowDown: ["J"],
        .sort: ["s", .function(3)], .increase: ["+", "=", .function(6)],
        .decrease: ["-", .function(5)],
        .reveal: [.control("r")],
        .wordLeft: [.controlLeft, .alt("b")], .wordRight: [.controlRight, .alt("f")],
        .deleteBackward: [.backspace], .deleteForward: [.delete],
        .deleteWordBackward: [.control("w"), .controlBackspace],
        .deleteWordForward: [.alt("d"), .controlDelete],
        .deleteToStart: [.control("u")], .deleteToEnd: [.control("k")],
        .selectLeft: [.shift(.left)], .selectRight: [.shift(.right)],
        .selectUp: [.shift(.up)], .selectDown: [.shift(.down)],
        .selectWordLeft: [.shift(.controlLeft)], .selectWordRight: [.shift(.controlRight)],
        .selectToStart: [.shift(.home)], .selectToEnd: [.shift(.end)],
        .undoEdit: [.control("_")], .redoEdit: [.control("y")], .copy: [.alt("w")],
        .previousTab: ["[", .function(7), .controlPageUp],
        .nextTab: ["]", .function(8), .controlPageDown],
        .palette: [.control("o")], .help: ["?", .function(1)], .redraw: [.control("l")],
        .suspend: [.control("z")],
        .quit: ["q", .control("c")], .endOfInput: [.control("d")],
    ])

    private var keys: [KeyCommand: [Key]]
    private var commands: [Key: KeyCommand] = [:]

    /// The names of the first keys, computed once: hints are shown after each key press.
    /// For each meaning of the keys, there is a name in ASCII and one in Unicode.
    private var names: [KeyCommand: [String?]] = [:]

    private init(keys: [KeyCommand: [Key]]) {
        self.keys = keys
        for (command, keys) in keys {
            for key in keys { commands[key] = command }
            names[command] = Typing.allCases.flatMap { typing in
                let key = keys.first { typing.allows(command, by: $0) }
                return [false, true].map { key?.name(isUnicode: $0) }
            }
        }
    }

    /// The name of the first key of `command` that works now; nil without such a key.
    func name(of command: KeyCommand, _ typing: Typing, isUnicode: Bool) -> String? {
        names[command]?[typing.rawValue * 2 + (isUnicode ? 1 : 0)]
    }

    /// The keys that give this command; hints show the first. Setting a key here removes it from
    /// its earlier command.
    public subscript(command: KeyCommand) -> [Key] {
        get { keys[command] ?? [] }
        set {
            var others = keys.mapValues { old in old.filter { !newValue.contains($0) } }
            others[command] = newValue
            self = KeyTable(keys: others)
        }
    }

    /// Returns the meaning of `key`; nil if it has none.
    func input(for key: Key, _ typing: Typing) -> KeyCommand.Input? {
        switch key {
        case .text(let scalar) where typing == .text: .text(String(Character(scalar)))
        case .paste(let text, _): typing == .text ? .pasted(text) : nil
        default: commands[key].flatMap { typing.allows($0, by: key) ? .command($0) : nil }
        }
    }

    /// Returns the command that `key` gives on `page`; nil if it is free for a button or an action.
    /// On a page without a text or a table, the letters that would edit or sort it are free.
    @MainActor
    private func command(of key: KeyEquivalent, on page: Page) -> KeyCommand? {
        guard let command = commands[Key(key)] else { return nil }
        let isFree =
            switch command {
            case .left, .right, .increase, .decrease: !key.hasControl
            case .sort: !page.observed.contains { $0.input.options?.orders.isEmpty == false }
            case .selectAll: !page.observed.contains { $0.input.options?.selects == .several }
            default: false
            }
        return isFree ? nil : command
    }

    /// Returns the keys of `page` that cannot work beside these.
    @MainActor
    func faults(on page: Page) -> [Page.KeyFault] {
        page.keyFaults { command(of: $0, on: page).map { "\($0)" } }
    }

    /// Takes all leading keys that edit a text from `keys`. Text that is typed in a row is one
    /// input. In a text of several lines, Enter begins a line.
    func edits(at keys: inout ArraySlice<Key>, isMultiline: Bool) -> [KeyCommand.Input] {
        var inputs: [KeyCommand.Input] = []
        var typed = ""
        func endTyped() {
            if !typed.isEmpty { inputs.append(.text(typed)) }
            typed = ""
        }
        while let key = keys.first, let input = input(for: key, .text) {
            let isLineEnd = isMultiline && input == .command(.choose)
            let isFirst = inputs.isEmpty && typed.isEmpty
            guard isLineEnd || TextEditing.takes(input), isFirst || key.lostBytes == 0 else {
                break
            }
            keys.removeFirst()
            if isLineEnd {
                typed += "\n"
            } else if case .text(let scalar) = key {
                typed.unicodeScalars.append(scalar)
            } else {
                endTyped()
                inputs.append(input)
            }
        }
        endTyped()
        return inputs
    }
}

extension Key {
    /// True for an event of the mouse that is not used.
    package var isIdle: Bool {
        if case .mouse(let event) = self { event.isIdle } else { false }
    }

    /// The number of bytes that were cut from a paste.
    var lostBytes: Int {
        if case .paste(_, let lost) = self { lost } else { 0 }
    }

    /// True for a scalar of text.
    var isText: Bool {
        if case .text = self { true } else { false }
    }

    /// The key of this name, other than text.
    package init?(named name: String) {
        guard let key = Self.named[name] else { return nil }
        self = key
    }

    private static let named: [String: Key] = {
        let letters = "abcdefghijklmnopqrstuvwxyz".unicodeScalars
        let keys =
            names.keys + shifted.map { .shift($0) } + [.control("_")]
            + letters.map { .control($0) } + letters.map { .alt($0) }
            + (1...24).map { .function($0) } + [.unknown]
        return Dictionary(uniqueKeysWithValues: keys.map { ($0.name(isUnicode: false), $0) })
    }()

    /// The name of the key in hints and in the help.
    package func name(isUnicode: Bool) -> String {
        switch self {
        case .text(" "): "space"
        case .text(let scalar): String(Character(scalar))
        case .control(let letter): "^" + String(Character(letter)).uppercased()
        case .alt(let letter): "alt-" + String(Character(letter))
        case .shift(let key): "shift-" + key.name(isUnicode: isUnicode)
        case .function(let number): "F\(number)"
        case .paste, .mouse, .unknown: ""
        default: (isUnicode ? Self.signs[self] : nil) ?? Self.names[self] ?? ""
        }
    }

    private static let signs: [Key: String] = [
        .enter: "⏎", .up: "↑", .down: "↓", .left: "←", .right: "→",
    ]

    private static let names: [Key: String] = [
        .enter: "enter", .escape: "esc", .tab: "tab", .backTab: "shift-tab", .up: "up",
        .down: "down", .left: "left", .right: "right", .home: "home", .end: "end",
        .pageUp: "page up", .pageDown: "page down", .insert: "insert", .backspace: "backspace",
        .delete: "delete", .controlLeft: "^left", .controlRight: "^right",
        .controlBackspace: "^backspace", .controlDelete: "^delete", .controlPageUp: "^page up",
        .controlPageDown: "^page down",
    ]
}
