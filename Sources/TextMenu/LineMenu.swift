import Binding
public import Coordination

/// The plainest front end: a numbered list, a question, a line for an answer.
///
/// It works through a pipe as in a terminal. The end of the input is an answer like "quit".
@MainActor
public struct LineMenu {
    private let input: (Echo) -> String?
    private let output: (String) -> Void

    /// A menu that reads a line, nil at the end, from `input`, and writes text to `output`.
    public init(input: @escaping (Echo) -> String?, output: @escaping (String) -> Void) {
        self.input = input
        self.output = output
    }

    /// Shows the navigator's screens, one after another, until the user quits.
    public func run(_ navigator: Navigator) async {
        while await step(navigator) {}
    }

    /// Answers false when the user quits.
    private func step(_ navigator: Navigator) async -> Bool {
        let scene = navigator.scene
        if let alert = scene.alert { return answer(alert, navigator) }
        guard let screen = scene.screen as? any MenuScreen else {
            write("\n'\(scene.state.top.route)' has nothing that a menu can show.\n")
            return false
        }
        list(screen.title, screen.message, screen.items.map(line))
        switch choose(from: screen.items) {
        case .field(let label, let text, let echo):
            guard let line = ask("\(label.printable): ", echo) else { return false }
            text.value = line
        case .button(_, let action):
            report(await action().settled)
        case nil:
            return false
        }
        return true
    }

    private func answer(_ alert: Alert, _ navigator: Navigator) -> Bool {
        list(alert.title, alert.message, alert.actions.map(\.title))
        guard let action = choose(from: alert.actions) else { return false }
        if let outcome = navigator.send(.answer(action.title)).outcome { report(outcome) }
        return true
    }

    private func report(_ outcome: Outcome) {
        if let reason = outcome.reason { write("\n\(reason)\n") }
    }

    private func list(_ title: String, _ message: String, _ lines: [String]) {
        write("\n\(title.printable)\n\n")
        if !message.isEmpty { write("\(message)\n\n") }
        for (index, line) in lines.enumerated() {
            write("  \(index + 1). \(line.printable)\n")
        }
        write("  q. Quit\n\n")
    }

    private func line(for item: MenuItem) -> String {
        switch item {
        case .field(let label, let text, _) where text.value.isEmpty: "\(label):"
        case .field(let label, let text, .shown): "\(label): \(text.value)"
        case .field(let label, _, .hidden): "\(label): (hidden)"
        case .button(let label, _): label
        }
    }

    private func choose<Choice>(from items: [Choice]) -> Choice? {
        let numbers = items.count == 1 ? "1" : "1 to \(items.count)"
        while let line = ask("Choose \(numbers), or q to quit: ", .shown) {
            let answer = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if answer.lowercased() == "q" { return nil }
            if let number = Int(answer), items.indices.contains(number - 1) {
                return items[number - 1]
            }
            write("'\(answer.printable)' is not a choice: type \(numbers), or q to quit.\n")
        }
        return nil
    }

    private func ask(_ question: String, _ echo: Echo) -> String? {
        write(question)
        let line = input(echo)
        if line == nil { write("\n") }
        return line
    }

    private func write(_ text: String) {
        output(text.printableLines.joined(separator: "\n"))
    }
}
