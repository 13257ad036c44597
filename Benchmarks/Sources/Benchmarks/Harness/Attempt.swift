/// What `make` makes. A sample that cannot be made is a mistake of the benchmark's.
func attempt<Made>(_ make: () throws -> Made) -> Made {
    do {
        return try make()
    } catch {
        preconditionFailure("the sample cannot be made: \(error)")
    }
}
