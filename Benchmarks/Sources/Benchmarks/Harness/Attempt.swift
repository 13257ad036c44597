/// Returns the result of `make`. An error is a mistake in the benchmark.
func attempt<Made>(_ make: () throws -> Made) -> Made {
    do {
        return try make()
    } catch {
        preconditionFailure("the sample cannot be made: \(error)")
    }
}
