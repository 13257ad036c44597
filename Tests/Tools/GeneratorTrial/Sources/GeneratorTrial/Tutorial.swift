import Foundation

/// The page on a first screen. Each of its commands is typed in one shell, and must print what the
/// page shows.
struct Tutorial {
    /// The folder in which the page begins: a checkout of Wayline.
    let checkout: URL

    /// The folder for the new package, in place of the one beside the checkout.
    let work: URL

    func follow() throws {
        let page = checkout.appendingPathComponent("Docs/FirstScreen.md")
        let blocks = try PageBlock.all(in: page)
        let start = Date()
        let output = try Tool(
            path: "bash", arguments: ["-c", script(of: blocks)], folder: checkout
        ).run()
        print(output)
        try compare(output, with: blocks.filter { $0.kind == "text" })
        print("the tutorial took \(Int(-start.timeIntervalSinceNow)) s, first builds included")
    }

    /// Checks that all shown lines were printed, in order.
    private func compare(_ output: String, with shown: [PageBlock]) throws {
        var rest = output[...]
        for block in shown {
            guard let place = rest.range(of: block.lines.joined(separator: "\n")) else {
                throw Tool.Failure("this was not printed:\n\(block.lines)")
            }
            rest = rest[place.upperBound...]
        }
    }

    private func inWork(_ line: String) -> String {
        line.replacing("--at ..", with: "--at '\(work.path)'")
            .replacing("cd ../Shop", with: "cd '\(work.path)/Shop'")
    }

    private func script(of blocks: [PageBlock]) -> String {
        let commands = blocks.flatMap { block in
            switch block.kind {
            case "sh": block.lines.map(inWork)
            case "sh fails": block.lines.map { "if \($0); then exit 1; fi" }
            case _: [String]()
            }
        }
        return (["set -e", "set -x"] + commands).joined(separator: "\n")
    }
}
