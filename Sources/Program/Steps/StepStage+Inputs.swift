import TextMenu
import WaylineExploration
import WaylineInterface

/// The input of a front end.
extension StepStage {
    func press(_ keys: [Key]) throws {
        let front = try front(run?.terminal, "the full screen", like: "size 80 24")
        run?.input { front.press(keys) }
    }

    func resize(columns: Int, rows: Int) throws {
        let front = try front(run?.terminal, "the full screen", like: "size 80 24")
        run?.input { front.resize(to: TerminalSize(columns: columns, rows: rows)) }
    }

    func answer(_ line: String) throws {
        let front = try front(run?.lines, "plain lines", like: "plain")
        run?.input { front.reply(line) }
    }

    /// Fills in the secure field that has the focus, or answers with a hidden line.
    func typeSecret(_ name: String) throws {
        let run = try front(run?.front == nil ? nil : run, "a front end", like: "plain")
        let text = try secret(name)
        guard let terminal = run.terminal else {
            try expect(
                "a question for a hidden line", run.lines?.echo == .hidden, found: "another one")
            return run.input { run.lines?.reply(text) }
        }
        let edited = terminal.editedControl?.input.text
        let field = try require(
            edited?.isSecure == true ? edited : nil, "the focus in a secure field",
            found: "it elsewhere")
        run.input { field.type(text) }
    }

    func quit() throws {
        let run = try front(run, "a front end", like: "plain")
        run.input { run.quit() }
    }

    private func front<Front>(
        _ front: Front?, _ name: String, like words: String
    ) throws -> Front {
        try require(
            front, "\(name): a first line like 'app \"Shop\" \(words)'", found: "another run")
    }
}
