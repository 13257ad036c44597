/// A folder that this run alone works in.
package struct Workshop {
    /// What was done about an earlier run that was cut off; nil if there was none.
    package let recovery: Recovery?
    private let lock: RunLock
    private let transaction: Transaction

    /// Takes a package for this run, and takes back what an earlier one has left half done.
    package init(_ package: ScreenPackage) throws(GeneratorError) {
        try self.init(package.root, package.files)
    }

    /// Takes the folder that a package is made in, likewise.
    package init(_ package: NewPackage) throws(GeneratorError) {
        try self.init(package.parent, package.files)
    }

    private init(_ folder: String, _ files: any FileSystem) throws(GeneratorError) {
        lock = try RunLock(folder)
        transaction = Transaction(files, try RunRecord(of: folder))
        recovery = try transaction.recover()
    }

    /// Does what `plan` says, as a whole or not at all.
    package func carryOut(_ plan: Plan) throws(GeneratorError) {
        try transaction.carryOut(plan)
    }
}
