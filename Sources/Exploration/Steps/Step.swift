package import Binding
package import WaylineApplication
package import WaylineInterface
import WaylineRouting
package import WaylineValues

/// A step of the one language that scripts, recordings and the ways of a search have: a verb, and
/// the words behind it.
package struct Step: Hashable, Sendable {
    package let verb: Verb
    package let words: [StepWord]

    package init(_ verb: Verb, _ words: StepWord...) {
        (self.verb, self.words) = (verb, words)
    }

    private init(_ verb: Verb, all words: [StepWord]) {
        (self.verb, self.words) = (verb, words)
    }

    /// Reads a step with one of these verbs, and takes its words.
    init(reading words: inout StepWords, _ verbs: [Verb]) throws(ScriptError.Reason) {
        let named = try Self.verbs(named: &words, of: verbs)
        for verb in named {
            var rest = words
            guard verb.read(&rest) != nil else { continue }
            self.init(verb, all: words.words)
            words = rest
            return
        }
        throw .usage(named.map(\.usage))
    }

    /// The link that it opens; nil for another step.
    var link: String? { verb == .open ? words.first?.content : nil }

    /// The name of what it chooses; nil for another step.
    var choice: String? { verb == .choose ? words.first?.content : nil }

    /// The line of a script.
    package var script: String { (verb.name + words.map(\.script)).joined(separator: " ") }

    /// The line without a text that could be a password.
    package var shown: String {
        var rest = StepWords(words)
        _ = verb.read(&rest)
        return (verb.name + rest.shown).joined(separator: " ")
    }

    /// The line of a test; nil for the input of a front end.
    package var swift: TestLine? { reading?.swift?() }

    /// The steps of a script that are read and made are written correctly, so this is not nil.
    private var reading: Verb.Reading? {
        var rest = StepWords(words)
        return verb.read(&rest)
    }

    /// Takes the step. Throws the reason why it fails.
    @MainActor
    package func take(on stage: StepStage) async throws {
        guard let take = reading?.take else { return }
        guard let run = stage.run else { return try await take(stage) }
        try await run.take { try await take(stage) }
    }

    /// Takes the words of a name. Returns the verbs that have it.
    private static func verbs(
        named words: inout StepWords, of all: [Verb]
    ) throws(ScriptError.Reason) -> [Verb] {
        var (verbs, name) = (all, [String]())
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
    package static let back = Step(.back)
    package static let undo = Step(.undo)
    package static let restart = Step(.restart)
    package static let reverse = Step(.reverse)

    package static func type(_ text: String, into name: String) -> Step {
        Step(.type, .text(name), .text(text))
    }

    package static func type(secret: String, into name: String) -> Step {
        Step(.typeSecret, .text(name), .bare("secret"), .text(secret))
    }

    package static func choose(_ name: String) -> Step { Step(.choose, .text(name)) }

    package static func select(_ title: String, in name: String) -> Step {
        Step(.select, .text(name), .text(title))
    }

    package static func toggle(_ name: String, isOn: Bool) -> Step {
        Step(.turn, .text(name), .text(isOn ? "on" : "off"))
    }

    package static func act(_ action: String, on row: String, in list: String) -> Step {
        Step(.act, .text(list), .text(row), .text(action))
    }

    package static func act(_ action: String, onSelectedIn list: String) -> Step {
        Step(.actOnSelected, .text(list), .bare("selected"), .text(action))
    }

    /// Selects or deselects a row of a list.
    package static func select(row: String, in list: String) -> Step {
        Step(.selectRow, .text(list), .bare("row"), .text(row))
    }

    package static func selectAll(_ isAll: Bool, in list: String) -> Step {
        Step(.selectAll, .text(list), .bare(isAll ? "all" : "none"))
    }

    package static func submit(_ field: String) -> Step { Step(.submit, .text(field)) }

    package static func filter(_ list: String, by text: String) -> Step {
        Step(.filter, .text(list), .text(text))
    }

    /// Sorts a table; nil for the order in which its rows were given.
    package static func sort(_ table: String, by order: RowOrder?) -> Step {
        guard let order else { return Step(.unsort, .text(table), .bare("none")) }
        let words: [StepWord] = [.text(table), .text(order.name)]
        return Step(.sort, all: words + (order.isDescending ? [.bare("descending")] : []))
    }

    package static func open(_ link: String) -> Step { Step(.open, .word(link)) }

    package static func wait(_ time: SchedulerTime.Stride) -> Step {
        Step(.wait, .time(time))
    }

    package static func expectScreen(_ route: String) -> Step { Step(.expectScreen, .text(route)) }

    package static func expectAlert(_ title: String) -> Step { Step(.expectAlert, .text(title)) }

    /// Returns whether it fills in the text field of this name.
    package func fills(_ name: String) -> Bool {
        [.type, .typeSecret].contains(verb) && words.first?.content == name
    }

    /// The name of the secret that the step fills in; nil for another step.
    package var secretName: String? { verb.takesSecret ? words.last?.content : nil }

    /// The time that passes; nil for another step.
    package var time: SchedulerTime.Stride? {
        guard verb == .wait else { return nil }
        var rest = StepWords(words)
        return StepPart.time("").read(&rest)
    }
}
