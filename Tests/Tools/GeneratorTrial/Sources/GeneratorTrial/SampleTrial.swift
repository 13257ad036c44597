import Foundation

/// The sample app itself, with one more screen.
struct SampleTrial {
    let checkout: URL

    func run() throws {
        let before = try tool("git", "status", "--short")
        try wayline("generate", "screen", "OneMore", "name", "--flow", "Home")
        let start = Date()
        let text = try tool("swift", "build", "-j", "2", "--product", "app")
        print("one more screen in the sample app: built in \(-start.timeIntervalSinceNow) s")
        printCounts(of: text)
        let screens = try tool(".build/debug/app", "list", "screens")
        guard screens.contains("one-more") else { throw Tool.Failure("no screen:\n\(screens)") }
        try wayline("destroy", "screen", "OneMore")
        let changes = try tool("git", "status", "--short")
        guard changes == before else { throw Tool.Failure("left over:\n\(changes)") }
        print("destroyed: the checkout is as it was before")
    }

    /// Prints the number of files of each module that were compiled.
    private func printCounts(of build: String) {
        let lines = build.split(separator: "\n").filter { $0.contains("Compiling ") }
        let modules = lines.compactMap { $0.split(separator: " ").dropLast().last }
        let counts = Dictionary(grouping: modules) { $0 }.mapValues(\.count)
        print(counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value) files" })
    }

    private func wayline(_ arguments: String...) throws {
        try Tool(path: ".build/debug/wayline", arguments: arguments, folder: checkout).run()
    }

    private func tool(_ path: String, _ arguments: String...) throws -> String {
        try Tool(path: path, arguments: arguments, folder: checkout).run()
    }
}
