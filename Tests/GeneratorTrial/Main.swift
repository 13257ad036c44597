import Foundation

/// Uses the built `app` as a user would who makes a package: run by CI, since it builds all of that
/// package, too.
@main
struct Main {
    static func main() {
        let built = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
        let trial = Trial(
            app: built.appendingPathComponent("app").path, wayline: root,
            work: root.appendingPathComponent(".build/trial"))
        do {
            try trial.run()
        } catch {
            print("\(error)")
            exit(1)
        }
    }
}
