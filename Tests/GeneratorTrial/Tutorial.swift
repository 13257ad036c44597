import Foundation

/// The page that leads to a first screen: each of its commands is typed, in one shell.
struct Tutorial {
    /// Where the page begins: a checkout of Wayline.
    let checkout: URL

    func follow() throws {
        let page = checkout.appendingPathComponent("Docs/FirstScreen.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let start = Date()
        let output = try Tool(
            path: "bash", arguments: ["-c", script(of: text)], folder: checkout
        ).run()
        print(output)
        guard output.contains("\nMenu > Booking > Welcome\n") else {
            throw Tool.Failure(description: "booking did not lead to Welcome")
        }
        print("the tutorial took \(Int(-start.timeIntervalSinceNow)) s, first builds included")
    }

    private func script(of page: String) -> String {
        var lines = ["set -e", "set -x"]
        var kind: String?
        for line in page.components(separatedBy: "\n") {
            if line.hasPrefix("```") {
                kind = kind == nil ? String(line.dropFirst(3)) : nil
            } else if kind == "sh" {
                lines.append(line)
            } else if kind == "sh fails" {
                lines.append("if \(line); then exit 1; fi")
            }
        }
        return lines.joined(separator: "\n")
    }
}
