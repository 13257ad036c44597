import Binding
import TextMenu
import WaylineRouting
import WaylineValues

/// A step of the one language that scripts, recordings and the ways of a search have: a verb, and
/// the words behind it.
struct Step: Hashable, Sendable {
    let verb: Verb
    let words: [StepWord]

    init(_ verb: Verb, _ words: StepWord...) {
        (self.verb, self.words) = (verb, words)
    }

    private init(_ verb: Verb, all words: [StepWord]) {
        (self.verb, self.words) = (verb, words)
    }

    /// Reads a step, and takes its words.
    init(reading words: inout StepWords) throws(ScriptError.Reason) {
        let named = try Self.verbs(named: &words)
        for verb in named {
            var rest = words
            guard verb.read(&rest) != nil else { continue }
            self.init(verb, all: words.words)
            words = rest
            return
        }
        throw .usage(named.map(\.usage))
    }

    /// The line of a script.
    var script: String { (verb.name + words.map(\.script)).joined(separator: " ") }

    /// The line without a text that could be a password.
    var shown: String {
        var rest = StepWords(words)
        _ = verb.read(&rest)
        return (verb.name + rest.shown).joined(separator: " ")
    }

    /// The line of a test; nil for the input of a front end.
    var swift: String? { reading?.swift?() }

    /// The steps of a script that are read and made are written correctly, so this is not nil.
    private var reading: Verb.Reading? {
        var rest = StepWords(words)
        return verb.read(&rest)
    }

    /// Takes the step. Throws the reason why it fails.
    @MainActor
    func take(on stage: StepStage) async throws {
        guard let take = reading?.take else { return }
        guard let run = stage.run else { return try await take(stage) }
        try await run.take { try await take(stage) }
    }

    /// Takes the words of a name. Returns the verbs that have it.
    private static func verbs(
        named words: inout StepWords
    ) throws(ScriptError.Reason) -> [Verb] {
        var (verbs, name) = (Verb.all, [String]())
        while verbs.contains(where: { $0.name != name }) {
            let known = verbs.map { $0.name[name.count] }.withoutRepetitions
            guard let word = known.first(where: { words.skip($0) }) else {
                let nearest = words.first.flatMap { known.near(to: $0) }
                throw .noName(after: name, known, nearest: nearest)
            }
            verbs = verbs.filter { $0.name[name.count] == word }
            name.append(word)
        }
        return verbs
    }
}

/// The steps that tools make.
extension Step {
    static let back = Step(.back)
    static let restart = Step(.restart)
    static let quit = Step(.quit)

    static func type(_ text: String, into name: String) -> Step {
        Step(.type, .text(name), .text(text))
    }

    static func type(secret: String, into name: String) -> Step {
        Step(.typeSecret, .text(name), .bare("secret"), .text(secret))
    }

    static func choose(_ name: String) -> Step { Step(.choose, .text(name)) }

    static func select(_ title: String, in name: String) -> Step {
        Step(.select, .text(name), .text(title))
    }

    static func toggle(_ name: String, isOn: Bool) -> Step {
        Step(.turn, .text(name), .text(isOn ? "on" : "off"))
    }

    static func act(_ action: String, on row: String, in list: String) -> Step {
        Step(.act, .text(list), .text(row), .text(action))
    }

    static func submit(_ field: String) -> Step { Step(.submit, .text(field)) }

    static func filter(_ list: String, by text: String) -> Step {
        Step(.filter, .text(list), .text(text))
    }

    /// Sorts a table; nil for the order in which its rows were given.
    static func sort(_ table: String, by order: RowOrder?) -> Step {
        guard let order else { return Step(.unsort, .text(table), .bare("none")) }
        let words: [StepWord] = [.text(table), .text(order.name)]
        return Step(.sort, all: words + (order.isDescending ? [.bare("descending")] : []))
    }

    static func open(_ link: String) -> Step { Step(.open, .word(link)) }

    static func wait(_ time: SchedulerTime.Stride) -> Step {
        let (whole, rest) = time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
        let fraction = rest == 0 ? "" : ".\(String(1_000_000 + rest).dropFirst())"
        return Step(.wait, .bare("\(whole)\(fraction)ms"))
    }

    static func expectScreen(_ route: String) -> Step { Step(.expectScreen, .text(route)) }

    static func expectAlert(_ title: String) -> Step { Step(.expectAlert, .text(title)) }
}

/// The input of a front end.
extension Step {
    static func key(_ key: Key) -> Step {
        switch key {
        case .paste(let text, let lost): Step(.paste, .number(lost), .text(text))
        case .mouse(let event):
            Step(.mouse, .bare(event.kind.rawValue), .number(event.row), .number(event.column))
        case .text(let scalar): .text(String(Character(scalar)))
        default: Step(.key, .word(key.name(isUnicode: false)))
        }
    }

    static func text(_ text: String) -> Step { Step(.text, .text(text)) }

    static func secret(_ name: String) -> Step { Step(.secret, .text(name)) }

    static func line(_ line: String) -> Step { Step(.line, .text(line)) }

    static func size(columns: Int, rows: Int) -> Step {
        Step(.size, .number(columns), .number(rows))
    }

    /// True if it is the input of a front end, without words on the screen.
    var isInput: Bool { Verb.inputs.contains(verb) }

    /// Returns whether it fills in the text field of this name.
    func fills(_ name: String) -> Bool {
        [.type, .typeSecret].contains(verb) && words.first?.content == name
    }

    /// The name of the secret that the step fills in; nil for another step.
    var secretName: String? {
        switch verb {
        case .secret: words.first?.content
        case .typeSecret: words.last?.content
        case _: nil
        }
    }

    /// The time that passes; nil for another step.
    var time: SchedulerTime.Stride? {
        guard verb == .wait else { return nil }
        var rest = StepWords(words)
        return StepPart.time("").read(&rest)
    }
}
