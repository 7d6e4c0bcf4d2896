#pragma once
puts("once");
