import WaylineCommandLine
import WaylineRouting

/// A test that `--as-test` prints: the name of its type, and what it tests.
struct PrintedTest {
    let name: String
    let framework: TestFramework

    /// The module of the app.
    let module: Substring

    /// The value of the app, behind the module: `.shop`.
    let value: Substring

    /// Reads the options; nil without `--as-test`.
    init?(_ arguments: Arguments) throws(CommandError) {
        guard let name = arguments.value(.asTest) else {
            if arguments.has(.tests) {
                throw .refused("'--tests' is for a printed test: add '--as-test NAME'.")
            }
            if !arguments.has(.testedApp) { return nil }
            throw .refused("'--app' names the app in a test: add '--as-test NAME'.")
        }
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9_]*/) != nil else {
            throw .refused("'\(name)' is not the name of a type: write e.g. 'OrderTests'.")
        }
        let tested = arguments.value(.testedApp) ?? ""
        guard tested.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)+/) != nil
        else {
            throw .refused(
                "'--as-test' needs the app: write a module and a value, e.g. '--app Shop.shop'.")
        }
        self.init(name, of: tested, arguments.framework ?? .xctest)
    }

    /// A test of a module and a value in it, such as `Shop.shop`.
    init(_ name: String, of tested: String, _ framework: TestFramework = .xctest) {
        (self.name, self.framework) = (name, framework)
        module = tested.prefix { $0 != "." }
        value = tested.dropFirst(module.count)
    }

    /// The imports of the file, in order, with an empty line below them.
    func imports(_ others: String...) -> String {
        let modules = [String(module), "Wayline", framework.module] + others
        return modules.sorted().map { "import \($0)\n" }.joined()
    }
}
