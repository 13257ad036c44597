/// A package that this run alone works in.
package struct Workshop {
    package let package: ScreenPackage

    /// What was done about an earlier run that was cut off; nil if there was none.
    package let recovery: Recovery?
    private let lock: RunLock

    /// Takes the package for this run, and takes back what an earlier one has left half done.
    package init(_ package: ScreenPackage) throws(GeneratorError) {
        lock = try RunLock(package.root)
        self.package = package
        recovery = try Transaction(package.files).recover()
    }

    /// Does what `plan` says, as a whole or not at all.
    package func carryOut(_ plan: Plan) throws(GeneratorError) {
        try Transaction(package.files).carryOut(plan)
    }
}
