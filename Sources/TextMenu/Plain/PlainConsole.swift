/// Lines in, lines out.
@MainActor
struct PlainConsole {
    /// As many bytes are kept of a longer line; nil where lines arrive whole.
    let lineLimit: Int?

    private let input: @MainActor (Echo) async -> String?
    private let output: @MainActor (String) -> Void

    init(
        input: @escaping @MainActor (Echo) async -> String?,
        output: @escaping @MainActor (String) -> Void, lineLimit: Int? = nil
    ) {
        self.lineLimit = lineLimit
        self.input = input
        self.output = output
    }

    /// Says these lines, after an empty one.
    func say(_ lines: [String]) {
        if !lines.isEmpty { output("\n" + lines.map { "\($0.printable)\n" }.joined()) }
    }

    /// Asks for a line.
    func ask(_ question: String, _ echo: Echo = .shown) async throws(Quit) -> String {
        output("\n" + question.printable)
        guard let line = await input(echo) else {
            output("\n")
            throw Quit()
        }
        return line
    }
}

/// The user wants no more, or has no more to say.
struct Quit: Error {}
