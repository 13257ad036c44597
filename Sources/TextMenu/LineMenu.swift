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

    /// Shows the coordinator's screens, one after another, until the user quits.
    public func run(_ coordinator: some ScreenCoordinator) async throws(RoutingError) {
        while let route = await show(coordinator.screen) {
            try coordinator.follow(route)
        }
    }

    private func show(_ screen: any Screen) async -> RouteID? {
        while true {
            list(screen)
            switch choose(from: screen.items) {
            case .field(let label, let text, let echo):
                guard let line = ask("\(label): ", echo) else { return nil }
                text.value = line
            case .button(_, let action):
                return await action()
            case nil:
                return nil
            }
        }
    }

    private func list(_ screen: any Screen) {
        write("\n\(screen.title)\n\n")
        if !screen.message.isEmpty { write("\(screen.message)\n\n") }
        for (index, item) in screen.items.enumerated() {
            write("  \(index + 1). \(line(for: item))\n")
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

    private func choose(from items: [MenuItem]) -> MenuItem? {
        let numbers = items.count == 1 ? "1" : "1 to \(items.count)"
        while let line = ask("Choose \(numbers), or q to quit: ", .shown) {
            let answer = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if answer.lowercased() == "q" { return nil }
            if let number = Int(answer), items.indices.contains(number - 1) {
                return items[number - 1]
            }
            write("'\(answer)' is not a choice: type \(numbers), or q to quit.\n")
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
        output(text.withoutControls)
    }
}
