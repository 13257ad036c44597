import Foundation
import Randomness

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
        var random = SplitMix.printed("GeneratorTrial")
        let app = checkout.appendingPathComponent(".build/debug/app").path
        let shop = TrialPackage(app: app, folder: work.appendingPathComponent("Shop"))
        let page = checkout.appendingPathComponent("Docs/Generator.md")
        try Trial(package: shop, page: page).run(&random)
        let corner = TrialPackage(
            app: app, folder: work.appendingPathComponent("Corner"), scratch: shop.scratch)
        try HandmadeTrial(package: corner).run(&random)
    }
}
