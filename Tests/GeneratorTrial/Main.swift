import Foundation

/// Follows the tutorial in a fresh clone, and then uses what it has made as a user would. CI runs it,
/// since it builds two packages.
@main
struct Main {
    static func main() {
        do {
            try run()
        } catch {
            print("\(error)")
            exit(1)
        }
    }

    private static func run() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
        let work = root.appendingPathComponent(".build/trial")
        let checkout = work.appendingPathComponent("Wayline")
        try Tool(path: "rm", arguments: ["-rf", work.path]).run()
        try Tool(path: "git", arguments: ["clone", "-q", root.path, checkout.path]).run()
        try Tutorial(checkout: checkout).follow()
        try SampleTrial(checkout: checkout).run()
        let app = checkout.appendingPathComponent(".build/debug/app").path
        try Trial(app: app, package: work.appendingPathComponent("Shop")).run()
    }
}
