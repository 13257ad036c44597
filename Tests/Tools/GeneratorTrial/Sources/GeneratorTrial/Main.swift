import Foundation
import TestSupport

/// Follows the tutorial in this checkout, and shares its build. Then uses the new package as a user
/// would, and builds packages with special names. CI runs it, since it builds several packages.
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
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../..")
            .standardized
        let work = root.appendingPathComponent(".build/trial")
        try Tool(path: "rm", arguments: ["-rf", work.path]).run()
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        try Tutorial(checkout: root, work: work).follow()
        try SampleTrial(checkout: root).run()
        var random = SplitMix.printed("GeneratorTrial")
        let wayline = root.appendingPathComponent(".build/debug/wayline").path
        let shop = TrialPackage(wayline: wayline, folder: work.appendingPathComponent("Shop"))
        let page = root.appendingPathComponent("Docs/Generator.md")
        try Trial(package: shop, page: page).run(&random)
        let corner = TrialPackage(
            wayline: wayline, folder: work.appendingPathComponent("Corner"), scratch: shop.scratch)
        try HandmadeTrial(package: corner, checkout: root).run(&random)
        try NamesTrial(checkout: root, work: work).run()
    }
}
